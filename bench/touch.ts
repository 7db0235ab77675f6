// The time until a form answers its first touch on a cheap phone: a processor six times slower, slow 4G. The form is touched
// and submitted empty; it has answered when it shows which fields are missing. The site search is opened with a word typed; it
// has answered when it shows results.
import { type Browser, chromium } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { chromiumArguments, chromiumPath } from '#test/run/chromium.ts';
import { median, progress, type Row, whole } from './table.ts';
import { pageName, pagesOf, phone, untilIdle } from './weight.ts';

const runs = 3;
export const slowdown = 6;
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }; // ms, bytes a second
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
    for (const path of pagesOf(wanted).filter((page) => pagesWithForms.has(page))) {
      progress(`first touch on ${path} …`);
      const atOnce: number[] = [];
      const idle: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        atOnce.push(await onSlowPage(browser, origin + path, false, submitEmptyForm));
        idle.push(await onSlowPage(browser, origin + path, true, submitEmptyForm));
      }
      rows.push(rowOf(pageName(path), median(idle), median(atOnce)));
    }
    if (wanted.length === 0) rows.push(await measureSearch(browser, origin + routes.home));
  } finally {
    await browser.close();
  }
  return rows;
}

async function measureSearch(browser: Browser, url: string): Promise<Row> {
  progress('first search …');
  const atOnce: number[] = [];
  const idle: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    atOnce.push(await onSlowPage(browser, url, false, searchFees));
    idle.push(await onSlowPage(browser, url, true, searchFees));
  }
  return rowOf('the site search', median(idle), median(atOnce));
}

/** @returns ms that the action took, in a browser with an empty cache */
async function onSlowPage(
  browser: Browser,
  url: string,
  isIdle: boolean,
  act: () => Promise<number>,
): Promise<number> {
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
  const milliseconds = await page.evaluate(act);
  await context.close();
  return milliseconds;
}

/** Runs in the page. */
async function submitEmptyForm(): Promise<number> {
  const form = document.querySelector<HTMLFormElement>('main [data-island] form, footer [data-island] form');
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
}

/** Runs in the page. */
async function searchFees(): Promise<number> {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) throw new Error('There is no search on this page');
  const start = performance.now();
  const answered = new Promise((resolve) => {
    new MutationObserver(() => document.querySelector('#search [data-results] a') && resolve(true)).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  dialog.showModal();
  field.value = 'fees';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await answered;
  return performance.now() - start;
}

function rowOf(what: string, idle: number, atOnce: number): Row {
  return {
    what: `first touch: ${what}`,
    measured: `${whole(idle)} ms after idle, ${whole(atOnce)} ms at once`,
    target: `≤ ${limits.idle} ms, ≤ ${limits.atOnce} ms`,
    isMet: idle <= limits.idle && atOnce <= limits.atOnce,
  };
}
