// What the server gives to the renderer of the published parts (web/published/render-site.tsx), and what it gets back.
import type { Notice } from './notices.ts';

/** An event on the website. */
export interface PublishedEvent {
  id: string;
  title: string;
  /** A day. */
  date: string;
  /** Of the largest picture, in pixels. */
  width: number;
  height: number;
  /** The same picture in several widths, the smallest first. */
  pictures: { id: string; width: number }[];
}

export interface PublishedContent {
  notices: readonly Notice[];
  events: readonly PublishedEvent[];
  /** A day in India. */
  today: string;
  /** The origin of the published site. */
  origin: string;
  /** The notice that the office looks at before it is published. */
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

export interface SiteRenderer {
  renderSlots: (content: PublishedContent) => Slots;
  renderFurtherPages: (content: PublishedContent) => FurtherPage[];
  /** @param built the file as the build made it */
  renderFile: (file: PublishedFile, built: string, content: PublishedContent) => string;
}

export const publishedFiles = ['/notices.xml', '/sitemap.xml', '/search-index.json'] as const;
export type PublishedFile = (typeof publishedFiles)[number];

/** Where the parts stand in the built pages: written by the build beside them. */
export interface SlotPlaces {
  origin: string;
  pages: Record<string, { slot: SlotName; start: number; end: number }[]>;
}
