// `npm run screens [part-of-a-path]`: screenshots of every page at 360, 768 and 1280 px in screens/, for review; the portals in
// three states of their data: empty, typical (the sample records, also in dark) and long, of students and guardians also in Telugu (`long-te`).
// `npm run screens long/admin` takes one state.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { publicPaths } from '#content/words.ts';
import { portalRoutes } from '#shared/routes.ts';
import {
  adminForms,
  adminScreens,
  facultyScreens,
  guardianScreens,
  type PortalScreen,
  studentScreens,
} from '#test/portal-screens.ts';
import { type CollegeServer, sessionOf, startCollege } from '#test/servers/college-server.ts';
import { buildSite } from '../../scripts/build.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { addLongRecords, longStatement } from './long-records.ts';

const folder = join(import.meta.dirname, '../../screens');
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
  // The menu of a desk has the button of the log-out.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (opens) {
    await page.getByRole('button', { name: opens, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    await page.waitForLoadState('networkidle');
  }
  if (path.endsWith('/bank-statement') && name.startsWith('long')) {
    await page.getByLabel('Or the copied lines').fill(longStatement);
    await page.getByRole('button', { name: 'Read the copied lines' }).click();
    await page.getByRole('button', { name: 'Another statement' }).waitFor();
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
    if (!opens) await scrollThrough(page);
    await page.locator('main').getByText('Loading…').first().waitFor({ state: 'hidden' });
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

async function shootPortal(page: Page, state: string, prefix: string, screens: readonly PortalScreen[]) {
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

async function shootCollege(state: string, college: CollegeServer) {
  const { origin, student, guardian, faculty } = college;
  const scheme = state === 'dark' ? 'dark' : 'light';
  const people = { studentId: student?.id, facultyId: faculty?.id };
  const portals = [
    [college.admin, () => portalRoutes.admin(), [...adminScreens(people), ...adminForms(people)], ['en']],
    [student, portalRoutes.student, studentScreens, ['te', 'en']],
    [guardian, portalRoutes.guardian, guardianScreens, ['te', 'en']],
    [faculty, portalRoutes.faculty, facultyScreens, ['en']],
  ] as const;
  for (const [user, home, screens, languages] of portals) {
    if (!user) continue;
    const page = await open(origin, [sessionOf(user)], scheme);
    for (const language of languages) {
      await page.request.put('/api/account/language', { data: { language } });
      await shootPortal(page, language === 'en' ? state : `${state}-${language}`, home(user.id), screens);
    }
    await page.context().close();
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
  if (college === 'long' && server.student && server.faculty) {
    const office = await open(server.origin, [sessionOf(server.admin)]);
    await addLongRecords(office.request, server.student.id, server.faculty.id);
    await office.context().close();
  }
  await shootCollege(state, server);
  await server.stop();
}
await browser.close();
