// The time until a form answers its first touch on a cheap phone: a processor six times slower, slow 4G. The form is touched
// and submitted empty; it has answered when it shows which fields are missing.
import { type Browser, chromium } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { median, progress, type Row, whole } from './table.ts';
import { builtPages, pageName, phone, untilIdle } from './weight.ts';

const runs = 3;
const slowdown = 6;
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }; // ms, bytes a second
/** ms */
const limits = { idle: 400, atOnce: 1200 };
/** The home page has no other form than the footer's. */
const pagesWithForms: ReadonlySet<string> = new Set([
  routes.home,
  routes.contact,
  routes.scholarshipsForm,
  routes.researchLaboratory,
  routes.studentLogin,
  routes.setPassword,
]);

export async function measureTouch(origin: string, wanted: string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const rows: Row[] = [];
  try {
    for (const path of builtPages(wanted).built.filter((page) => pagesWithForms.has(page))) {
      progress(`first touch on ${path} …`);
      const atOnce: number[] = [];
      const idle: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        atOnce.push(await touch(browser, origin + path, false));
        idle.push(await touch(browser, origin + path, true));
      }
      rows.push(rowOf(path, median(idle), median(atOnce)));
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** @returns ms from the touch to the answer, in a browser with an empty cache */
async function touch(browser: Browser, url: string, isIdle: boolean): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  // The start scripts have added their listeners.
  await page.locator('html[data-js]').waitFor();
  if (isIdle) await untilIdle(page);
  const milliseconds = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>(
      'main [data-island] form, footer [data-island] form',
    );
    if (!form) throw new Error('There is no form on this page');
    const start = performance.now();
    const answered = new Promise((resolve) => {
      new MutationObserver(() => form.querySelector('[aria-invalid]') && resolve(true)).observe(form, {
        attributes: true,
        subtree: true,
      });
    });
    form.querySelector('input')?.focus();
    form.requestSubmit();
    await answered;
    return performance.now() - start;
  });
  await context.close();
  return milliseconds;
}

function rowOf(path: string, idle: number, atOnce: number): Row {
  return {
    what: `first touch: ${pageName(path)}`,
    measured: `${whole(idle)} ms after idle, ${whole(atOnce)} ms at once`,
    target: `≤ ${limits.idle} ms, ≤ ${limits.atOnce} ms`,
    isMet: idle <= limits.idle && atOnce <= limits.atOnce,
  };
}
