// A tiny build with the real renderer, for tests of what the office publishes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personPages } from '#shared/routes.ts';
import { takeSlots } from '../scripts/published-slots.ts';

const slot = (name: string, start = '') => `<published-slot id="${name}">${start}</published-slot>`;
const head = (path: string) => `<!doctype html><link rel="canonical" href="https://vcp.example${path}">`;
const page = (path: string, name: string, start: string) => `${head(path)}<main>${slot(name, start)}</main>`;

const marked: Record<string, string> = {
  '/': `${head('/')}<ul>${slot('ticker', '<li>Start item</li>')}</ul>${slot('events', 'No events')}`,
  '/exams': page('/exams', 'exam-schedule', 'Start schedule'),
  '/exams/schedule': page('/exams/schedule', 'exam-schedule', 'Start schedule'),
  '/exams/results': page('/exams/results', 'exam-results', 'Start results'),
  '/exams/resources': page('/exams/resources', 'exam-resources', 'Start resources'),
  '/exams/notices': `${head('/exams/notices')}${slot('notice-data')}<main>${slot('exam-notices', 'Start notices')}</main>`,
  '/notices': `${head('/notices')}${slot('notice-data')}<main>${slot('notices', 'No notices')}</main>`,
  '/notices/past': page('/notices/past', 'past-notices', 'None past'),
  '/gallery': page('/gallery', 'gallery', 'Start pictures'),
  '/about/governing-body': page('/about/governing-body', 'governing-body', 'Start table'),
  '/about/members-faculties-vcp': page('/about/members-faculties-vcp', 'faculty', 'Placeholder'),
  ...Object.fromEntries(
    personPages.map((slug) => [`/about/${slug}`, page(`/about/${slug}`, slug, `Start ${slug}`)]),
  ),
  '/404': `${head('/404')}Nothing here`,
};

/** @param renderer replaces the real one, which it finds in '../real/renderer.js'. @returns the directory */
export async function tinySite(renderer = 'export * from "../real/renderer.js";'): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'college-published-'));
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  for (const folder of ['site/exams', 'site/notices', 'site/about', 'published'])
    mkdirSync(join(directory, folder), { recursive: true });
  const slots = Object.entries(marked).map(([path, html]) => [path, takeSlots(html)] as const);
  for (const [path, { html }] of slots) write(`site${path === '/' ? '/index' : path}.html`, html);
  const pages = Object.fromEntries(
    slots.flatMap(([path, { places }]) => (places.length > 0 ? [[path, places]] : [])),
  );
  write('published/slots.json', JSON.stringify({ origin: 'https://vcp.example', pages, files: {} }));
  write('csp.json', JSON.stringify(Object.fromEntries(slots.map(([path]) => [path, `policy of ${path}`]))));
  write('site/notices.xml', '<feed/>');
  write('site/gallery.json', '[]');
  const entries = [
    { id: '/', kind: 'page' },
    { id: 'notice-1', kind: 'notice' },
    { id: 'person-patron', kind: 'person', title: 'Start patron', url: '/about/patron-vcp' },
    { id: '/exams/schedule', kind: 'page', url: '/exams/schedule', words: 'startsubject' },
  ];
  write('site/search-index.json', JSON.stringify(entries));
  const urls = ['/notices', '/gallery', '/about/principal-vcp'];
  write('site/sitemap.xml', urls.map((path) => `<url><loc>https://vcp.example${path}</loc></url>`).join(''));
  const { buildRenderer } = await import('../scripts/published-renderer.ts');
  await buildRenderer(join(directory, 'real'));
  write('published/renderer.js', renderer);
  return directory;
}
