// `npm run screens [part-of-a-path]`: screenshots of every page at 360, 768 and 1280 px in screens/, for review; the portals in
// three states of their data: empty, typical (the sample records, also in dark) and long. `npm run screens long/admin` takes one state.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { portalRoutes, publicPaths } from '#shared/routes.ts';
import {
  adminForms,
  adminScreens,
  facultyScreens,
  type PortalScreen,
  studentScreens,
} from '#test/portal-screens.ts';
import { type CollegeServer, sessionOf, startCollege } from '#test/servers/college-server.ts';
import { buildSite } from './build.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const folder = join(import.meta.dirname, '../screens');
const widths = [1280, 768, 360];
const india = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
const wanted = process.argv[2] ?? '';

await buildSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

interface Shot {
  path: string;
  /** The name of the file. */
  name: string;
  /** The button that opens a dialog before the screenshot. */
  opens?: string | undefined;
}

async function shoot(page: Page, { path, name, opens }: Shot): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
    // An open dialog must stay open.
    if (!opens || width === widths[0]) await page.goto(path, { waitUntil: 'networkidle' });
    if (opens && width === widths[0]) {
      await page.getByRole('button', { name: opens, exact: true }).first().click();
      await page.locator('dialog[open]').waitFor();
      await page.waitForLoadState('networkidle');
    }
    if (!opens) await scrollThrough(page);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !opens });
  }
  console.log(name);
}

/** Lazy pictures are loaded when they are scrolled into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

/** The file name for an address. */
const nameOf = (path: string, opens = '') =>
  `${path} ${opens}`
    .trim()
    .replace(/[0-9a-f-]{36}/, 'id')
    .replaceAll(/[/?=& ]/g, '_')
    .replace(/^_$/, '_home');

async function shootPortal(page: Page, state: string, prefix: string, screens: PortalScreen[]) {
  mkdirSync(join(folder, state), { recursive: true });
  for (const { path, opens } of screens) {
    const address = prefix + path;
    if (!`${state}${address}`.includes(wanted)) continue;
    await shoot(page, { path: address, name: join(state, nameOf(address, opens)), opens });
  }
}

/** A browser signed in as one user. */
async function open(
  origin: string,
  cookies: ReturnType<typeof sessionOf>[] = [],
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    colorScheme,
    ...india,
  });
  await context.addCookies(cookies);
  return context.newPage();
}

async function shootCollege(state: string, { origin, admin, student, faculty }: CollegeServer) {
  const scheme = state === 'dark' ? 'dark' : 'light';
  const people = { studentId: student?.id, facultyId: faculty?.id };
  const office = await open(origin, [sessionOf(admin)], scheme);
  await shootPortal(office, state, portalRoutes.admin(), [...adminScreens(people), ...adminForms(people)]);
  if (student) {
    const page = await open(origin, [sessionOf(student)], scheme);
    await shootPortal(page, state, portalRoutes.student(student.id), studentScreens);
  }
  if (faculty) {
    const page = await open(origin, [sessionOf(faculty)], scheme);
    await shootPortal(page, state, portalRoutes.faculty(faculty.id), facultyScreens);
  }
}

async function shootPublicPages(origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const visitor = await open(origin);
  for (const path of [...publicPaths, '/no-such-page'].filter((publicPath) => publicPath.includes(wanted)))
    await shoot(visitor, { path, name: nameOf(path) });
}

const typical = await startCollege('demo');
await shootPublicPages(typical.origin);
for (const state of ['typical', 'dark']) await shootCollege(state, typical);
await typical.stop();
// The empty state for the office; for students and faculty the state in which only their own record exists.
for (const [state, college] of [
  ['empty', 'bare'],
  ['empty', 'empty'],
  ['long', 'long'],
] as const) {
  const server = await startCollege(college);
  await shootCollege(state, server);
  await server.stop();
}
await browser.close();
