// What the server gives to the renderer of the published parts (web/published/render-site.tsx), and what it gets back.

import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import { personPages } from '#shared/routes.ts';
import type { EventContent, EventFurtherPhoto } from './events.ts';
import type { ExamLink } from './exam-links.ts';
import type { FactContents } from './facts.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import type { Notice } from './notices.ts';
import type { PublishedExam } from './published-exams.ts';
import type { WebsitePerson } from './website-people.ts';

/** An event on the website. */
export interface PublishedEvent extends Omit<EventContent, 'photoId' | 'photos'> {
  id: string;
  /** Missing in publications by earlier versions of the program. */
  photos?: readonly EventFurtherPhoto[];
  publishedAt: string | null;
}

/** The published facts; all others have their start values. A fact in a preview has no `publishedAt`. */
type PublishedFacts = { [Name in keyof FactContents]?: FactContents[Name] & { publishedAt?: string } };

export interface PublishedContent {
  notices: readonly Notice[];
  events: readonly PublishedEvent[];
  facts: PublishedFacts;
  people: readonly WebsitePerson[];
  gallery: readonly GalleryPicture[];
  examLinks: readonly ExamLink[];
  /** The papers from today on, of the exam sessions whose dates are published: without the start values. */
  exams: readonly PublishedExam[];
  /** When dates of examinations were last published; null where none are. */
  examsChangedAt: string | null;
  /** The parts for which something was ever published: their start values are gone for good. */
  everPublished: readonly SlotName[];
  /** A day in India. */
  today: string;
  /** The origin of the published site. */
  origin: string;
  /** The record of a preview, which is not published yet. */
  previewId?: string;
}

/** The parts of pages that the office publishes. */
export const slotNames = [
  'ticker',
  'exam-notices',
  'notices',
  'past-notices',
  'notice-data',
  'events',
  'answers',
  'fee-proof',
  'helpline-proof',
  'governing-body',
  'faculty',
  ...personPages,
  'gallery-finder',
  'gallery',
  'gallery-events',
  'gallery-pages',
  'gallery-formats',
  'exam-schedule',
  'exam-results',
  'exam-resources',
] as const;
export type SlotName = (typeof slotNames)[number];

/** A part of a page that has more of the same than fits: '/notices/page-2' is made from the page '/notices'. */
export interface FurtherPage {
  path: string;
  base: string;
  render: () => Slots;
}

/** The HTML of each part; what is missing stays as the build made it. */
export type Slots = Partial<Record<SlotName, string>>;

/** The texts of those figures that differ from the build, by the name of the figure. */
export type Figures = Readonly<Record<string, string>>;

export interface SiteRenderer {
  renderSlots: (content: PublishedContent) => Slots;
  renderFigures: (content: PublishedContent) => Figures;
  /** The fees as a document. @param year '2026-2027' */
  renderFeeSheet: (content: PublishedContent, year: string) => FeeSheet;
  renderFurtherPages: (content: PublishedContent) => FurtherPage[];
  /** @param built the file as the build made it */
  renderFile: (file: PublishedFile, built: string, content: PublishedContent) => string;
}

export const publishedFiles = [
  '/notices.xml',
  '/sitemap.xml',
  '/search-index.json',
  '/gallery.json',
] as const;
export type PublishedFile = (typeof publishedFiles)[number];

/** The place of a part or a figure in a built file (UTF-16 units). A figure is escaped as its surroundings need it. */
export type Place = { start: number; end: number } & (
  | { slot: SlotName }
  | { figure: string; as: 'html' | 'json' }
);

/** The places in the built pages, and in other files: written by the build beside them. */
export interface SlotPlaces {
  origin: string;
  pages: Record<string, Place[]>;
  /** By the path of the file: '/search-index.json'. */
  files: Partial<Record<PublishedFile, Place[]>>;
}
