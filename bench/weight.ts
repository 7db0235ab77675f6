// What each page weighs on the wire, in a real browser on a phone's screen: compressed bytes, as they came in.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { portalRoutes, portalShell, publicPaths } from '#shared/routes.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { benchPassword, type College } from './college.ts';
import { kilobytes, progress, type Row } from './table.ts';

const site = join(import.meta.dirname, '../dist/site');
const limits = { document: 20_000, scripts: 3000, portal: 130_000 };

export const pageName = (path: string) => (path === '/' ? 'home' : path.slice(1));

/** @param wanted names of pages; all where it is empty */
export function builtPages(wanted: string[]): { built: string[]; missing: string[] } {
  const paths = publicPaths.filter((path) => wanted.length === 0 || wanted.includes(pageName(path)));
  const isBuilt = (path: string) => existsSync(join(site, `${path === '/' ? 'index' : path.slice(1)}.html`));
  return { built: paths.filter(isBuilt), missing: paths.filter((path) => !isBuilt(path)) };
}

interface Weight {
  document: number;
  scriptsBefore: number;
  scriptsAfter: number;
}

/** Scripts asked for before the load event are in the way of the first tap; those of islands come once the page is idle. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, { type: string; at: number }>();
  const bytes = new Map<string, number>();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    asked.set(requestId, { type, at: timestamp });
  });
  // Without the headers, which came in before.
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const sum = (isMeant: (type: string, at: number) => boolean) =>
    [...asked].reduce(
      (total, [id, { type, at }]) => total + (isMeant(type, at) ? (bytes.get(id) ?? 0) : 0),
      0,
    );
  return {
    document: sum((type) => type === 'Document' || type === 'Stylesheet'),
    scriptsBefore: sum((type, at) => type === 'Script' && at <= loadedAt),
    scriptsAfter: sum((type) => type === 'Script'),
  };
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

export async function measureWeights(origin: string, college: College, wanted: string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const rows: Row[] = [];
  const { built, missing } = builtPages(wanted);
  try {
    for (const path of built) {
      progress(`weight of ${path} …`);
      const page = await browser.newPage(phone);
      rows.push(weightRow(path, await weigh(page, origin + path)));
      await page.close();
    }
    if (wanted.length === 0) rows.push(await portalRow(browser, origin, college));
  } finally {
    await browser.close();
  }
  if (missing.length > 0) {
    progress(`not built: ${missing.join(' ')}`);
    rows.push({ what: 'weight: pages not built', measured: `${missing.length}, skipped` });
  }
  return rows;
}

function weightRow(path: string, { document, scriptsBefore, scriptsAfter }: Weight): Row {
  return {
    what: `weight: ${pageName(path)}`,
    measured: `HTML+CSS ${kilobytes(document)}, JS ${kilobytes(scriptsBefore)}, after idle ${kilobytes(scriptsAfter)}`,
    target: `≤ ${kilobytes(limits.document)}, JS ≤ ${kilobytes(limits.scripts)}`,
    isMet: document <= limits.document && scriptsBefore <= limits.scripts,
  };
}

async function portalRow(browser: Browser, origin: string, { emails, studentIds }: College): Promise<Row> {
  const what = 'weight: portal, first load';
  if (!existsSync(join(site, `${portalShell}.html`))) return { what, measured: 'not built' };
  progress('weight of the portal …');
  const context = await browser.newContext(phone);
  const email = emails[0] ?? '';
  const signedIn = await context.request.post(`${origin}/api/auth/student/login`, {
    data: { email, password: benchPassword },
  });
  if (!signedIn.ok()) throw new Error(`signing in answered ${signedIn.status()}`);
  const weight = await weigh(await context.newPage(), origin + portalRoutes.student(studentIds[0] ?? ''));
  return {
    what,
    measured: `HTML+CSS ${kilobytes(weight.document)}, JS ${kilobytes(weight.scriptsAfter)}`,
    target: `JS ≤ ${kilobytes(limits.portal)}`,
    isMet: weight.scriptsAfter <= limits.portal,
  };
}
