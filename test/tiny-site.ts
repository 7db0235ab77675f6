// A tiny build with the real renderer, for tests of what the office publishes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { personPages } from '#shared/routes.ts';
import { takeSlots } from '../scripts/published-slots.ts';
import { startApp, type TestApp } from './app.ts';

const slot = (name: string, start = '') => `<published-slot id="${name}">${start}</published-slot>`;
const head = (path: string) => `<!doctype html><link rel="canonical" href="https://vcp.example${path}">`;
const page = (path: string, name: string, start: string) => `${head(path)}<main>${slot(name, start)}</main>`;

const startPages: Record<string, string> = {
  '/': `${head('/')}<ul>${slot('ticker', '<li>Start item</li>')}</ul>${slot('events', 'No events')}`,
  '/exams': page('/exams', 'exam-schedule', 'Start schedule'),
  '/exams/schedule': page('/exams/schedule', 'exam-schedule', 'Start schedule'),
  '/exams/results': page('/exams/results', 'exam-results', 'Start results'),
  '/exams/resources': page('/exams/resources', 'exam-resources', 'Start resources'),
  '/exams/notices': `${head('/exams/notices')}${slot('notice-data')}<main>${slot('exam-notices', 'Start notices')}</main>`,
  '/notices': `${head('/notices')}${slot('notice-data')}<main>${slot('notices', 'No notices')}</main>`,
  '/notices/past': page('/notices/past', 'past-notices', 'None past'),
  '/gallery': `${head('/gallery')}${slot('gallery-finder', 'Start finder')}<ul>${slot('gallery', '<li>Start pictures</li>')}${slot('gallery-events')}</ul>${slot('gallery-pages')}${slot('gallery-formats')}`,
  '/about/governing-body': page('/about/governing-body', 'governing-body', 'Start table'),
  '/about/members-faculties-vcp': page('/about/members-faculties-vcp', 'faculty', 'Placeholder'),
  ...Object.fromEntries(
    personPages.map((slug) => [`/about/${slug}`, page(`/about/${slug}`, slug, `Start ${slug}`)]),
  ),
  '/404': `${head('/404')}Nothing here`,
};

const startEntries = [
  { id: '/', kind: 'page' },
  { id: 'notice-1', kind: 'notice' },
  { id: 'person-patron', kind: 'person', title: 'Start patron', url: '/about/patron-vcp' },
  { id: '/exams/schedule', kind: 'page', url: '/exams/schedule', words: 'startsubject' },
];

/** One build for all tests of a file. */
export function shareTinySite(...how: Parameters<typeof tinySite>) {
  let directory = '';
  beforeAll(async () => {
    directory = await tinySite(...how);
  }, 60_000);
  afterAll(() => rmSync(directory, { recursive: true }));
  return {
    directory: () => directory,
    /** Starts an app that serves it. */
    open: (options: Parameters<typeof startApp>[0] = {}) =>
      startApp({ siteDirectory: directory, ...options }),
    /** A page as it was built. */
    built: (file: string) => readFileSync(join(directory, 'site', file), 'utf8'),
  };
}

export const bodyOf = async ({ app }: TestApp, url: string) => (await app.inject({ url })).body;

/**
 * @param renderer replaces the real one, which it finds in '../real/renderer.js'
 * @param pages by their paths, and the search index, both with the marks of what the office publishes
 * @returns the directory
 */
async function tinySite(
  renderer = 'export * from "../real/renderer.js";',
  pages = startPages,
  searchIndex = JSON.stringify(startEntries),
): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'college-published-'));
  const write = (file: string, text: string) => {
    const path = join(directory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const taken = Object.entries(pages).map(([path, html]) => [path, takeSlots(html)] as const);
  for (const [path, { html }] of taken) write(`site${path === '/' ? '/index' : path}.html`, html);
  const searched = takeSlots(searchIndex, true);
  write('site/search-index.json', searched.html);
  const placesOf = (files: (readonly [string, ReturnType<typeof takeSlots>])[]) =>
    Object.fromEntries(files.flatMap(([path, { places }]) => (places.length > 0 ? [[path, places]] : [])));
  const origin = 'https://vcp.example';
  const places = { origin, pages: placesOf(taken), files: placesOf([['/search-index.json', searched]]) };
  write('published/slots.json', JSON.stringify(places));
  write('csp.json', JSON.stringify(Object.fromEntries(taken.map(([path]) => [path, `policy of ${path}`]))));
  write('site/notices.xml', '<feed/>');
  write('site/gallery.json', '[]');
  const urls = [
    '/notices',
    '/gallery',
    '/exams/schedule',
    '/about/principal-vcp',
    '/admissions/fee-structure',
  ];
  write('site/sitemap.xml', urls.map((path) => `<url><loc>${origin}${path}</loc></url>`).join(''));
  realRenderer ??= makeRenderer();
  write('real/renderer.js', `export * from ${JSON.stringify(await realRenderer)};`);
  write('published/renderer.js', renderer);
  return directory;
}

let realRenderer: Promise<string> | undefined;

/** Made once for all files of a worker, since bundling React takes a second; replaces that of the last run. @returns the file's URL */
async function makeRenderer(): Promise<string> {
  const worker = process.env.VITEST_POOL_ID ?? '0';
  const directory = join(import.meta.dirname, '../.cache/test-renderer', worker);
  const { buildRenderer } = await import('../scripts/published-renderer.ts');
  await buildRenderer(directory);
  return pathToFileURL(join(directory, 'renderer.js')).href;
}
