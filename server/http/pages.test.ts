import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsError } from '#server/settings.ts';
import { courseNotFound, portalShell, publicPaths } from '#shared/routes.ts';
import { registerPages, resolvePage } from './pages.ts';

const pages = new Set([...publicPaths, '/404']);
const page = (path: string, status = 200) => ({ page: path, status });

test('every public path is its own page', () => {
  for (const path of publicPaths) expect(resolvePage(path, pages)).toEqual(page(path));
});

test.each([
  ['/Gallery', '/gallery'],
  ['/GALLERY//', '/gallery'],
  ['/Exams/Schedule/', '/exams/schedule'],
  ['/about/secretary-correspondence-vccp', '/about/secretary-correspondence-vcp'],
  ['/About/Secretary-Correspondence-VCCP/', '/about/secretary-correspondence-vcp'],
  ['/Course-Details/Physiotherapy', '/course-details/physiotherapy'],
])('%s leads to the right spelling', (path, target) => {
  expect(resolvePage(path, pages)).toEqual({ redirect: target });
});

test('a trailing slash alone does not make another page', () => {
  expect(resolvePage('/', pages)).toEqual(page('/'));
  expect(resolvePage('/gallery/', pages)).toEqual(page('/gallery'));
});

test.each([
  '/student-dashboard/0198-Ab',
  '/student-dashboard/0198-Ab/fees',
  '/faculty-dashboard/x/',
  '/admin-dashboard',
  '/admin-dashboard/students',
])('%s is the portals’ shell', (path) => {
  expect(resolvePage(path, pages)).toEqual(page(portalShell));
});

test.each(['/admin-dashboards', '/nothing', '/gallery/nothing', '/about/nothing', '/..', '/%2e%2e'])(
  '%s is not found',
  (path) => {
    expect(resolvePage(path, pages)).toEqual(page('/404', 404));
  },
);

test('an unknown course is not found on a page of its own', () => {
  expect(resolvePage('/course-details/alchemy', pages)).toEqual(page(courseNotFound, 404));
  expect(resolvePage('/course-details/', pages)).toEqual(page('/404', 404));
});

test('any other path below the admissions shows their index', () => {
  expect(resolvePage('/admissions/whatever', pages)).toEqual(page('/admissions'));
  expect(resolvePage('/admissions/fee-structure', pages)).toEqual(page('/admissions/fee-structure'));
});

test.each([
  '/robots.txt',
  '/_astro/page.Ab12.js',
  '/index.html',
  '/a/../b.css',
  '/.env',
  '/.git/config.lock',
])('%s is taken for a file', (path) => {
  expect(resolvePage(path, pages)).toEqual({ file: path });
});

test('a build that was broken off stops the start with a sentence', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'college-build-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'site'));
  const starting = () => registerPages(Fastify(), directory);
  await expect(starting()).rejects.toThrow(/^The site is only half built\. Build it with/);
  writeFileSync(join(directory, 'csp.json'), '{"/": "default-src');
  await expect(starting()).rejects.toThrow(SettingsError);
});
