// The website with its real pages, for tests of what the office publishes; browsers' files have made-up names.
import { startRecords } from '#content/start-records.ts';
import type { SiteFiles, SiteRenderer, WebsiteContent } from '#shared/website/website-content.ts';
import { siteRenderer } from '#web/site/renderer.tsx';
import { startApp, type TestApp } from './app.ts';

/** An entry for every name that is asked for. */
const every = <T>(made: (name: string) => T) =>
  new Proxy<Record<string, T>>({}, { get: (_, name) => made(String(name)) });

export const testFiles: SiteFiles = {
  style: { text: 'p{color:red}' },
  font: '/assets/anek.woff2',
  scripts: every((name) => ({ src: `/assets/${name}.js`, preloads: [] })),
  pictures: every((name) => ({ src: `/assets/${name}`, width: 400, height: 300, sources: [] })),
  portal: {
    style: { text: 'p{color:blue}' },
    script: { src: '/assets/portal.js', preloads: [] },
    screens: {},
    files: [],
  },
};

export const renderer: SiteRenderer = siteRenderer(testFiles);

/** The content of a new college on the day on which the tests' clock starts. */
export const startContent: WebsiteContent = {
  ...startRecords,
  notices: [...startRecords.notices, ...startRecords.ticker],
  events: [],
  facts: {},
  words: { en: {}, te: {} },
  examsChangedAt: null,
  today: '2026-11-20',
  origin: 'https://vcp.example',
};

/** The page of a new college. */
export const startPage = (path: string) => renderer.renderPage(path, startContent).html;
/** The same of a file that is made from the content. */
export const startFile = (path: string) => renderer.renderFile(path, startContent);

/** An app that makes the pages that are asked for. */
export const openSite = ({
  change = (real) => real,
  ...options
}: Parameters<typeof startApp>[0] & { change?: (real: SiteRenderer) => SiteRenderer } = {}) =>
  startApp({ renderer: async () => change(renderer), pages: 'held', ...options });

export const bodyOf = async ({ app }: TestApp, url: string) => (await app.inject({ url })).body;
