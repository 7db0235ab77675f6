// `npm run screens [part-of-a-path]`: every page at 360, 768 and 1280 px into screens/, to be looked at.
// Needs a running server; SCREENS_URL says where (http://localhost:3000).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoAccounts } from '../server/db/demo/accounts.ts';
import { portalRoutes, publicPaths } from '../shared/routes.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const origin = process.env.SCREENS_URL ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../screens');
const widths = [360, 768, 1280];
const wanted = process.argv[2] ?? '';

const adminSections = [
  '',
  'students',
  'faculty',
  'subjects',
  'events',
  'academic-calendar',
  'personal-info',
  'contact-info',
  'analytics',
  'settings',
];
const studentSections = ['', 'profile', 'subjects', 'grades', 'fees', 'calendar', 'settings'];
const facultySections = ['', 'profile', 'subjects', 'students', 'calendar', 'analytics', 'settings'];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
mkdirSync(folder, { recursive: true });

async function shoot(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // Lazy pictures come when scrolled to.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  const name = path
    .replace(/[0-9a-f-]{36}/, 'id')
    .replaceAll('/', '_')
    .replace(/^_$/, '_home');
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
}

async function shootAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths.filter((candidate) => candidate.includes(wanted))) {
    for (const width of widths) await shoot(page, path, width);
    console.log(path);
  }
}

/** A browser in which that role is signed in. @returns the id of its record */
async function signedIn(role: keyof typeof demoAccounts): Promise<{ page: Page; id: string }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const { loginName, password } = demoAccounts[role];
  const name = role === 'admin' ? { username: loginName } : { email: loginName };
  const response = await context.request.post(`${origin}/api/auth/${role}/login`, {
    data: { ...name, password },
  });
  const { user } = (await response.json()) as { user: { id: string } };
  return { page: await context.newPage(), id: user.id };
}

const visitor = await browser.newPage({ reducedMotion: 'reduce' });
await shootAll(visitor, [...publicPaths, '/no-such-page']);
const admin = await signedIn('admin');
await shootAll(
  admin.page,
  adminSections.map((section) => portalRoutes.admin(section)),
);
const student = await signedIn('student');
await shootAll(
  student.page,
  studentSections.map((section) => portalRoutes.student(student.id, section)),
);
const faculty = await signedIn('faculty');
await shootAll(
  faculty.page,
  facultySections.map((section) => portalRoutes.faculty(faculty.id, section)),
);
await browser.close();
