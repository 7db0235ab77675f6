// The compressed bytes that each page transfers in a real browser with a phone's screen.
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { publicPaths } from '#content/words.ts';
import { languageOf, pathIn } from '#shared/kit/languages.ts';
import { portalRoutes, routes } from '#shared/routes.ts';
import { anEnquiry } from '#test/factories.ts';
import { chromiumArguments, chromiumPath } from '#test/run/chromium.ts';
import { sessionOf } from '#test/servers/college-server.ts';
import type { College } from './college.ts';
import { kilobytes, progress, type Row } from './table.ts';

const limits = {
  home: 22_000,
  document: 25_000,
  scripts: 3000,
  /** Includes React, which is loaded when the browser is idle. */
  touched: 85_000,
  whole: 75_000,
  /** What a Telugu page has more: its letters take three bytes, and it has a typeface. */
  telugu: { document: 3000, whole: 60_000 },
  portal: 160_000,
  screen: 40_000,
};
export const pageName = (path: string) => (path === '/' ? 'home' : path.slice(1));

const teluguPages = [routes.home, routes.feeStructure, routes.contact].map((path) => pathIn('te', path));

/** @param wanted names of pages; all in English and some in Telugu where it is empty */
export const pagesOf = (wanted: string[]) =>
  [...publicPaths, ...teluguPages].filter((path) => wanted.length === 0 || wanted.includes(pageName(path)));

interface Weight {
  document: number;
  scriptsBefore: number;
  scriptsAfter: number;
  /** Fonts, pictures, and the scripts loaded before the load event. */
  whole: number;
}

/** @returns a function that gives the bytes received so far */
async function watchTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, { type: string; at: number }>();
  const bytes = new Map<string, number>();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    asked.set(requestId, { type, at: timestamp });
  });
  // The event counts the body only; the headers were received before.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    bytes.set(requestId, -response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  const sum = (isMeant: (type: string, at: number) => boolean) =>
    [...asked].reduce(
      (total, [id, { type, at }]) => total + (isMeant(type, at) ? (bytes.get(id) ?? 0) : 0),
      0,
    );
  return (): Weight => ({
    document: sum((type) => type === 'Document' || type === 'Stylesheet'),
    scriptsBefore: sum((type, at) => type === 'Script' && at <= loadedAt),
    scriptsAfter: sum((type) => type === 'Script'),
    whole: sum((type, at) => type !== 'Script' || at <= loadedAt),
  });
}

/** ms without received data: longer than the largest file takes on a slow connection. */
const quiet = 1500;

/** Waits until scripts that are loaded in idle time have arrived too; Playwright reports an idle network only once. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForFunction((silence) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...ends) > silence;
  }, quiet);
}

/** @returns with the scripts that are in the page counted as scripts, not as HTML */
async function withInlineScripts(page: Page, weight: Weight): Promise<Weight> {
  const texts = await page.$$eval('script[type=module]:not([src])', (all) =>
    all.map((one) => one.textContent),
  );
  const inline = brotliCompressSync(texts.join('')).length;
  return {
    ...weight,
    document: weight.document - inline,
    scriptsBefore: weight.scriptsBefore + inline,
    scriptsAfter: weight.scriptsAfter + inline,
  };
}

/** Scripts requested before the load event delay the first tap; scripts of islands are loaded when the page is idle. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const weight = await watchTraffic(page);
  await page.goto(url);
  await untilIdle(page);
  return weight();
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

export async function measureWeights(origin: string, college: College, wanted: string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const rows: Row[] = [];
  try {
    for (const path of pagesOf(wanted)) {
      progress(`weight of ${path} …`);
      const page = await browser.newPage(phone);
      const weight = await watchTraffic(page);
      await page.goto(origin + path);
      await untilIdle(page);
      const idle = await withInlineScripts(page, weight());
      await touchIslands(page);
      rows.push(weightRow(path, idle, await withInlineScripts(page, weight())));
      await page.close();
    }
    if (wanted.length === 0 || wanted.includes('portals'))
      rows.push(...(await portalRows(browser, origin, college)));
  } finally {
    await browser.close();
  }
  return rows;
}

/** The visible islands, and the enquiry dialog, which can open on every page. */
async function touchIslands(page: Page): Promise<void> {
  for (const field of await page.locator('[data-island] :is(input, select, textarea):visible').all())
    await field.focus();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#enquiry')?.showModal());
  await untilIdle(page);
}

function weightRow(path: string, idle: Weight, touched: Weight): Row {
  const { document, scriptsBefore, whole } = idle;
  const { language, path: english } = languageOf(path);
  const more = language === 'te' ? limits.telugu : { document: 0, whole: 0 };
  const most = (english === routes.home ? limits.home : limits.document) + more.document;
  const mostInAll = limits.whole + more.whole;
  return {
    what: `weight: ${pageName(path)}`,
    measured: `HTML+CSS ${kilobytes(document)}, all ${kilobytes(whole)}; JS ${kilobytes(scriptsBefore)}, ${kilobytes(idle.scriptsAfter)} after idle, ${kilobytes(touched.scriptsAfter)} after touch`,
    target: `≤ ${kilobytes(most)}, ≤ ${kilobytes(mostInAll)}; JS ≤ ${kilobytes(limits.scripts)}, ≤ ${kilobytes(limits.touched)}`,
    isMet:
      document <= most &&
      whole <= mostInAll &&
      scriptsBefore <= limits.scripts &&
      touched.scriptsAfter <= limits.touched,
  };
}

/** The first screen of each portal, then the bytes that each other screen adds when it is opened from there. */
async function portalRows(browser: Browser, origin: string, college: College): Promise<Row[]> {
  const [id = ''] = college.studentIds;
  const portals = {
    student: {
      session: college.studentCookie,
      home: portalRoutes.student(id),
      more: [],
    },
    teacher: {
      session: college.facultyCookie,
      home: portalRoutes.faculty(college.facultyId),
      more: [],
    },
    admin: {
      session: college.adminCookie,
      home: portalRoutes.admin(),
      more: [
        `${portalRoutes.admin('students')}/${id}`,
        `${portalRoutes.admin('enquiries')}/${await keepEnquiry(origin, college)}`,
        portalRoutes.admin('settings?tab=invites'),
        portalRoutes.admin('settings?tab=history'),
      ],
    },
  };
  const rows: Row[] = [];
  for (const [portal, { session, home, more }] of Object.entries(portals)) {
    progress(`weight of the ${portal} portal …`);
    // What comes through the service worker would not be counted.
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const [, token = ''] = session.split('=');
    await context.addCookies([sessionOf({ id: '', token })]);
    const storageState = await context.storageState();
    const page = await context.newPage();
    const { document, scriptsAfter } = await weigh(page, origin + home);
    rows.push({
      what: `weight: ${portal} portal, first load`,
      measured: `HTML+CSS ${kilobytes(document)}, JS ${kilobytes(scriptsAfter)}`,
      target: `JS ≤ ${kilobytes(limits.portal)}`,
      isMet: scriptsAfter <= limits.portal,
    });
    await page.getByRole('button', { name: 'More: open menu' }).click();
    const links = await page.$$eval('nav a[href]', (all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    await context.close();
    const linked = links
      .filter((path) => path.startsWith(`${home}/`))
      .map((path) => path.split('?')[0] ?? '');
    const screens = new Set([...linked, ...more]);
    for (const path of screens) {
      // A browser that has loaded only the portal's first screen.
      const visitor = await browser.newContext({ ...phone, serviceWorkers: 'block', storageState });
      rows.push(await screenRow(await visitor.newPage(), origin, home, path));
      await visitor.close();
    }
  }
  return rows;
}

/** @returns the id of an enquiry, as a visitor sends it */
async function keepEnquiry(origin: string, { adminCookie }: College): Promise<string> {
  const headers = { origin, 'content-type': 'application/json' };
  await fetch(`${origin}/api/enquiries`, { method: 'POST', headers, body: JSON.stringify(anEnquiry()) });
  const answer = await fetch(`${origin}/api/enquiries`, { headers: { cookie: adminCookie } });
  const [enquiry] = (await answer.json()) as { id: string }[];
  if (!enquiry) throw new Error('the enquiry was not kept');
  return enquiry.id;
}

async function screenRow(page: Page, origin: string, home: string, path: string): Promise<Row> {
  progress(`weight of ${path} …`);
  const weight = await watchTraffic(page);
  await page.goto(origin + home);
  await untilIdle(page);
  const before = weight().scriptsAfter;
  // Navigates through the router, as a link does.
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.locator('main h1:visible').first().waitFor();
  await untilIdle(page);
  const added = weight().scriptsAfter - before;
  return {
    what: `weight: ${path.replace(/[0-9a-f-]{36}/, '{id}')}`,
    measured: `JS ${kilobytes(added)} more`,
    target: `≤ ${kilobytes(limits.screen)}`,
    isMet: added <= limits.screen,
  };
}
