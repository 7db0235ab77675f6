// The time until a register can be used on a cheap phone: a processor six times slower; the first visit on slow 4G, a later one offline.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { indiaDate } from '#shared/kit/format.ts';
import { routes } from '#shared/routes.ts';
import { prepareRegisterClass } from '#test/register-class.ts';
import { chromiumArguments, chromiumPath } from '#test/run/chromium.ts';
import { type CollegeServer, sessionOf, startCollege } from '#test/servers/college-server.ts';
import { median, progress, type Row, whole } from './table.ts';
import { slow4g, slowdown } from './touch.ts';
import { phone, untilIdle } from './weight.ts';

const runs = 5;
/** While Playwright listens, V8 parses the scripts again at each error that React creates, to note its source; on a phone it does not. */
const asUnwatched = '--js-flags=--no-enable-lazy-source-positions';
/** The first word of the page’s messages to the bench. */
const usable = 'usable';
/** Milliseconds until the register is shown and a tap is marked, with the network and without it, and until it is taken. */
const limits = { first: 2000, offline: 1200, taken: 20_000 };
/** What a thumb needs to find and reach the next name, in milliseconds. */
const thumb = 1500;
const absent = [0, 3, 7, 14];
/** The register is opened, four students are marked, and it is saved. */
const taps = absent.length + 2;

/** What this machine takes for a page without styles and scripts of its own, measured in the same way. */
const bareRegister = `<!doctype html><main><ul><li><button aria-pressed="false" onclick="this.ariaPressed='true'">A student</button></ul>
<p class="foot-bar"><button>Save register</button></p></main>`;

export async function measureRegister(): Promise<Row[]> {
  const college = await startCollege('bare');
  const args = [...chromiumArguments, asUnwatched];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const today = indiaDate(new Date());
    await prepareRegisterClass(college, today);
    const url = `${college.origin}/faculty-dashboard/${college.faculty?.id}/registers/${today}/1/FIRST`;
    const first: number[] = [];
    const cold: number[] = [];
    const offline: number[] = [];
    const floor: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      progress('register on a phone …');
      first.push(await firstVisit(browser, college, url, { isAfterLogin: true }));
      cold.push(await firstVisit(browser, college, url, { isAfterLogin: false }));
      const kept = await withSession(await browser.newContext(phone), college);
      await visitTwice(await kept.newPage(), url);
      await kept.addInitScript(noteUsable, usable);
      await kept.setOffline(true);
      offline.push(await untilUsable(await slowPage(kept, false), url));
      await kept.route('**/floor', (route) =>
        route.fulfill({ contentType: 'text/html', body: bareRegister }),
      );
      floor.push(await untilUsable(await slowPage(kept, false), `${college.origin}/floor`));
      await kept.close();
    }
    const taken = await takeRegister(await browser.newContext({ ...phone, hasTouch: true }), college);
    return [
      rowOf(
        'the register, first visit on slow 4G after the log-in page, usable',
        median(first),
        limits.first,
      ),
      rowOf('the register, first visit on slow 4G without it, usable', median(cold), limits.first),
      {
        ...rowOf('the register, later visit offline, usable', median(offline), limits.offline),
        compared: `${whole(median(floor))} ms of a page of one button`,
      },
      {
        ...rowOf('a register of 15 taken with four absent, on slow 4G', taken + taps * thumb, limits.taken),
        compared: `${taps} taps, ${whole(thumb)} ms of the thumb for each`,
      },
    ];
  } finally {
    await browser.close();
    await college.stop();
  }
}

const rowOf = (what: string, milliseconds: number, limit: number): Row => ({
  what,
  measured: `${whole(milliseconds)} ms`,
  target: `≤ ${whole(limit)} ms`,
  isMet: milliseconds <= limit,
});

async function withSession(context: BrowserContext, { faculty }: CollegeServer): Promise<BrowserContext> {
  if (!faculty) throw new Error('the college has a teacher');
  await context.addCookies([sessionOf(faculty)]);
  return context;
}

async function slowPage(context: BrowserContext, isSlowLine: boolean): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** @returns ms until the register can be used, on a phone that has loaded nothing or the log-in page */
async function firstVisit(
  browser: Browser,
  college: CollegeServer,
  url: string,
  { isAfterLogin }: { isAfterLogin: boolean },
): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await slowPage(context, true);
  if (isAfterLogin) await touchLogin(page, college.origin);
  await withSession(context, college);
  await page.addInitScript(noteUsable, usable);
  const milliseconds = await untilUsable(page, url);
  await context.close();
  return milliseconds;
}

/** A session begins on the log-in page, which loads the portal ahead while the form is filled in. */
async function touchLogin(page: Page, origin: string): Promise<void> {
  await page.goto(origin + routes.facultyLogin);
  await page.getByRole('main').getByLabel('Email').focus();
  await page.getByRole('main').getByLabel('Email').fill('teacher@college.example');
  await untilIdle(page);
}

/** @returns ms from the start of the navigation, as the page itself notes them: to look for the button from outside slows the page */
async function untilUsable(page: Page, url: string): Promise<number> {
  const noted = page.waitForEvent('console', (message) => message.text().startsWith(usable));
  await page.goto(url, { waitUntil: 'commit' });
  const said = (await noted).text();
  if (!said.endsWith('marked'))
    throw new Error('The register is on the screen, but a tap on a student is lost');
  return Number.parseFloat(said.slice(usable.length));
}

/** @returns ms in which the phone answers all taps, from the first screen to the saved register */
async function takeRegister(context: BrowserContext, college: CollegeServer): Promise<number> {
  const page = await slowPage(await withSession(context, college), true);
  await page.goto(`${college.origin}/faculty-dashboard/${college.faculty?.id}`);
  const open = page.getByRole('link', { name: 'Take the register' });
  await open.waitFor();
  const start = performance.now();
  await open.tap();
  for (const index of absent) await page.locator('main li [aria-pressed]').nth(index).tap();
  await page.getByRole('button', { name: 'Save register' }).tap();
  await page.getByText('11 of 15').first().waitFor();
  const milliseconds = performance.now() - start;
  await context.close();
  return milliseconds;
}

/** Runs in the page from its start: notes when the register has been painted with a button that saves it, then taps on a student. */
function noteUsable(usable: string): void {
  // One question of the browser's own: more would be a part of what is measured.
  const isThere = () => document.querySelector('.foot-bar button:enabled') !== null;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => tap(performance.now())));
  });
  const tap = (milliseconds: number) => {
    const student = document.querySelector<HTMLElement>('main li [aria-pressed]');
    student?.click();
    requestAnimationFrame(() => {
      const isMarked = student?.getAttribute('aria-pressed') === 'true';
      console.info(`${usable} ${milliseconds} ${isMarked ? 'marked' : 'lost'}`);
    });
  };
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** The worker is there after the first visit; the second goes through it. */
async function visitTwice(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Save register' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('button', { name: 'Save register' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
}
