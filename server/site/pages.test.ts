import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publicPaths } from '#content/words.ts';
import { SettingsError } from '#server/settings.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { courseNotFound, portalShell } from '#shared/routes.ts';
import { resolvePage } from './pages.ts';
import { loadRenderer } from './render.ts';

const english = [...publicPaths, '/404'];
const pages = new Set([...english, ...english.map((path) => pathIn('te', path))]);
const files = new Set(['/robots.txt', '/assets/page.Ab12.js', '/downloads/VCP Diwali 1.jpg']);
const resolve = (path: string) => resolvePage(path, pages, files);
const page = (path: string, status = 200) => ({ page: path, status });

test('every public path is its own page', () => {
  for (const path of publicPaths) expect(resolve(path)).toEqual(page(path));
});

test.each([
  ['/Gallery', '/gallery'],
  ['/GALLERY//', '/gallery'],
  ['/Exams/Schedule/', '/exams/schedule'],
  ['/about/secretary-correspondence-vccp', '/about/secretary-correspondence-vcp'],
  ['/About/Secretary-Correspondence-VCCP/', '/about/secretary-correspondence-vcp'],
  ['/TE/Gallery/', '/te/gallery'],
  ['/te/about/secretary-correspondence-vccp', '/te/about/secretary-correspondence-vcp'],
  ['/Course-Details/Physiotherapy', '/course-details/physiotherapy'],
  ['/Admin-Dashboard', '/admin-dashboard'],
  [
    '/Faculty-Dashboard/0198/registers/2026-11-25/1/FIRST',
    '/faculty-dashboard/0198/registers/2026-11-25/1/FIRST',
  ],
])('%s leads to the right spelling', (path, target) => {
  expect(resolve(path)).toEqual({ redirect: target });
});

test('what is not there in Telugu is told in Telugu', () => {
  expect(resolve('/te')).toEqual(page('/te'));
  expect(resolve('/te/admissions/other')).toEqual(page('/te/admissions'));
  expect(resolve('/te/verify/ABCD')).toEqual(page('/te/verify'));
  expect(resolve('/te/course-details/other')).toEqual(page('/te/course-not-found', 404));
  expect(resolve('/te/other')).toEqual(page('/te/404', 404));
  expect(resolve('/te/admin-dashboard')).toEqual(page('/te/404', 404));
});

test('a trailing slash alone does not make another page', () => {
  expect(resolve('/')).toEqual(page('/'));
  expect(resolve('/gallery/')).toEqual(page('/gallery'));
});

test('a path full of slashes takes linear time', () => {
  const begun = process.cpuUsage();
  for (let n = 0; n < 100; n += 1) resolve(`/${'/'.repeat(15_000)}x`);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1e6).toBeLessThan(1);
});

test.each([
  '/student-dashboard/0198-Ab',
  '/student-dashboard/0198-Ab/fees',
  '/faculty-dashboard/x/',
  '/admin-dashboard',
  '/admin-dashboard/students',
])('%s is the portals’ shell', (path) => {
  expect(resolve(path)).toEqual(page(portalShell));
});

test.each(['/admin-dashboards', '/nothing', '/gallery/nothing', '/about/nothing', '/..', '/%2e%2e'])(
  '%s is not found',
  (path) => {
    expect(resolve(path)).toEqual(page('/404', 404));
  },
);

test('an unknown course is not found on a page of its own', () => {
  expect(resolve('/course-details/alchemy')).toEqual(page(courseNotFound, 404));
  expect(resolve('/course-details/')).toEqual(page('/404', 404));
});

test('any other path below the admissions shows the admissions page', () => {
  expect(resolve('/admissions/whatever')).toEqual(page('/admissions'));
  expect(resolve('/admissions/fee-structure')).toEqual(page('/admissions/fee-structure'));
});

test('a path is a file where the build has it, whatever its name', () => {
  expect(resolve('/robots.txt')).toEqual({ file: '/robots.txt' });
  expect(resolve('/assets/page.Ab12.js')).toEqual({ file: '/assets/page.Ab12.js' });
  expect(resolve('/downloads/VCP%20Diwali%201.jpg')).toEqual({
    file: '/downloads/VCP Diwali 1.jpg',
  });
});

test.each([
  ['/missing.js', '/404', 404],
  ['/index.html', '/404', 404],
  ['/a/../b.css', '/404', 404],
  ['/.env', '/404', 404],
  ['/.git/config.lock', '/404', 404],
  ['/admissions/x.html', '/admissions', 200],
  ['/course-details/a.b', courseNotFound, 404],
  ['/student-dashboard/a.b', portalShell, 200],
])('%s is no file of the build: %s answers, %i', (path, name, status) => {
  expect(resolve(path)).toEqual(page(name, status));
});

test('an interrupted build stops the start with a sentence', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'college-build-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const starting = () => loadRenderer(directory);
  await expect(starting()).rejects.toThrow(/^The site is only half built\. Build it with/);
  writeFileSync(join(directory, 'files.json'), '{"style":');
  await expect(starting()).rejects.toThrow(SettingsError);
});
