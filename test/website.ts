// The website with its real pages, for tests of what the office publishes; browsers' files have made-up names.
import { startCollege } from '#content/start-college.ts';
import { startRecords } from '#content/start-records.ts';
import type { SiteFiles, SiteRenderer, WebsiteContent } from '#shared/website/website-content.ts';
import { siteRenderer } from '#web/site/renderer.tsx';
import { startApp, type TestApp } from './app.ts';
import { withStartRecords } from './start-records.ts';

/** An entry for every name that is asked for. */
const every = <T>(made: (name: string) => T) =>
  new Proxy<Record<string, T>>({}, { get: (_, name) => made(String(name)) });

export const testFiles: SiteFiles = {
  style: { text: 'p{color:red}' },
  font: '/assets/anek.woff2',
  teluguFont: '/assets/telugu.woff2',
  scripts: every((name) => ({ text: `start("${name}")` })),
  pictures: every((name) => ({ src: `/assets/${name}`, width: 400, height: 300, sources: [] })),
  portal: {
    style: { text: 'p{color:blue}' },
    script: '/assets/portal.js',
    preloads: [],
    telugu: [],
  },
};

export const renderer: SiteRenderer = siteRenderer(testFiles);

const onSite = (index: number) =>
  ({
    id: `r${index}`,
    state: 'published',
    hasUnpublishedChanges: false,
    publishedAt: '2026-11-20T06:00:00.000Z',
    version: 1,
  }) as const;

/** The content of a new college on the day on which the tests' clock starts. */
export const startContent: WebsiteContent = {
  notices: [...startRecords.notices, ...startRecords.ticker].map((notice, index) => ({
    ...onSite(index),
    ...notice,
    file: null,
  })),
  people: startRecords.people.map((person, index) => ({ ...onSite(index), ...person, photo: null })),
  gallery: startRecords.gallery.map(({ file, ...picture }, index) => ({
    ...onSite(index),
    ...picture,
    photoId: file,
    photo: { id: file, width: 0, height: 0, pictures: [{ id: file, width: 0 }] },
  })),
  examLinks: startRecords.examLinks.map((link, index) => ({ ...onSite(index), ...link, file: null })),
  courses: startRecords.courses.map((course, index) => ({ ...onSite(index), ...course, photo: null })),
  exams: startRecords.exams.map((exam, index) => ({ ...exam, recordId: `r${index}` })),
  events: [],
  facts: {},
  words: { en: {}, te: {} },
  pictures: {},
  college: startCollege,
  isSample: true,
  examsChangedAt: '2026-11-20T06:00:00.000Z',
  today: '2026-11-20',
  origin: 'https://vcp.example',
};

/** Records have other ids in every college. */
export const withoutIds = (text: string) =>
  text.replaceAll(/\b(r\d+|[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21})\b/g, 'id');

/** The page of a new college. */
export const startPage = (path: string) => renderer.renderPage(path, startContent).html;
/** The same of a file that is made from the content. */
export const startFile = (path: string) => renderer.renderFile(path, startContent);

/** A new college that makes the pages that are asked for. */
export function openSite({
  change = (real) => real,
  ...options
}: Parameters<typeof startApp>[0] & {
  change?: (real: SiteRenderer) => SiteRenderer;
} = {}): Promise<TestApp> {
  return startApp({
    renderer: async () => change(renderer),
    pages: 'held',
    prepare: withStartRecords,
    ...options,
  });
}

export const bodyOf = async ({ app }: TestApp, url: string) => (await app.inject({ url })).body;
