// What the public pages are made from besides their words, and what the server asks of the program that makes them
// (web/site/renderer.tsx).

import type { Language } from '#shared/kit/languages.ts';
import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import type { College } from './college/college.ts';
import type { Course } from './courses.ts';
import type { EventContent, EventFurtherPhoto } from './events.ts';
import type { ExamLink } from './exams/exam-links.ts';
import type { PublishedExam } from './exams/published-exams.ts';
import type { FactContents } from './facts.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import type { Notice } from './notices/notices.ts';
import type { WebsitePerson } from './website-people.ts';
import type { WebsitePicture } from './website-pictures.ts';

/** An event on the website. */
export interface WebsiteEvent extends Omit<EventContent, 'photoId' | 'photos'> {
  id: string;
  /** Missing in publications by earlier versions of the program. */
  photos?: readonly EventFurtherPhoto[];
  publishedAt: string | null;
}

/** The published facts; all others have their start values. A fact in a preview has no `publishedAt`. */
export type PublishedFacts = { [Name in keyof FactContents]?: FactContents[Name] & { publishedAt?: string } };

export interface WebsiteLists {
  notices: readonly Notice[];
  events: readonly WebsiteEvent[];
  people: readonly WebsitePerson[];
  gallery: readonly GalleryPicture[];
  examLinks: readonly ExamLink[];
  /** The papers from today on. */
  exams: readonly PublishedExam[];
  /** In their order. */
  courses: readonly Course[];
}
export type WebsiteList = keyof WebsiteLists;

/** The texts, pictures and orders of lists that the office has changed, by their keys (word-texts.ts). */
export type WordOverrides = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export interface WebsiteContent extends WebsiteLists {
  words: WordOverrides;
  /** Those that the words name, by their ids. */
  pictures: Readonly<Record<string, WebsitePicture>>;
  college: College;
  /** Whether anything of the sample college is shown. */
  isSample: boolean;
  facts: PublishedFacts;
  /** When dates of examinations were last published; null where none are. */
  examsChangedAt: string | null;
  /** A day in India. */
  today: string;
  /** The origin of the published site. */
  origin: string;
  /** The record of a preview, which is not published yet. */
  previewId?: string;
  /** The page is for the editor of the words, as it is shown or with the key of each text in place of it. */
  editor?: 'shown' | 'keys';
}

/** A picture of content/images as browsers get it. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** For photographs: the same picture in better formats, best first. */
  sources: { type: string; srcset: string }[];
}

/** The browser's files, as the build or the development server has them. */
export interface SiteFiles {
  /** The style of the public pages: its text, or in development its address. */
  style: { text: string } | { href: string };
  /** The typeface that nearly every English page needs, which browsers would find late; '' in development. */
  font: string;
  /** That of the Telugu pages. */
  teluguFont: string;
  /** By the module's path below web/site: the text, or in development the address. */
  scripts: Readonly<Record<string, { text: string } | { src: string }>>;
  /** By the path below content/images. */
  pictures: Readonly<Record<string, PictureSource>>;
  portal: PortalFiles;
}

export interface PortalFiles {
  style: SiteFiles['style'];
  script: string;
  /** What the script imports. */
  preloads: readonly string[];
  /** What a portal in Telugu loads besides: its texts, and last its typeface. */
  telugu: readonly string[];
}

/** What a link preview says and shows. */
export interface ShareCard {
  college: string;
  title: string;
  /** Such as 'Admissions open'; '' where there is none. */
  call: string;
  /** Below content/images. */
  picture: string;
  /** The id of the college's own logo; '' for that of the start. */
  logo: string;
}

export interface RenderedPage {
  html: string;
  /** What the page loads from other sites, by the directive of the content security policy. */
  outside: Readonly<Record<string, string>>;
}

export interface SiteRenderer {
  /** The paths of all pages in all languages, with the further pages of long lists. */
  paths: (content: WebsiteContent) => readonly string[];
  /** The pages that show records of a list, in all languages. */
  pathsWith: (list: WebsiteList) => readonly string[];
  renderPage: (path: string, content: WebsiteContent) => RenderedPage;
  /** The address of a picture of content/images; undefined where there is none. @param path below content/images */
  picture: (path: string) => string | undefined;
  /** The paths of the files that are made from the content, and the type of each. */
  files: Readonly<Record<string, string>>;
  renderFile: (path: string, content: WebsiteContent) => string;
  /** What texts name in braces, in English. */
  figures: (content: WebsiteContent) => Readonly<Record<string, string>>;
  /** The link preview with that address; undefined where there is none. */
  card: (address: string, content: WebsiteContent) => ShareCard | undefined;
  /** The fees as a document. @param year '2026-2027' */
  renderFeeSheet: (year: string, content: WebsiteContent, language: Language) => FeeSheet;
}
