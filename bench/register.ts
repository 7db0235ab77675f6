// The time until a register can be used on a cheap phone: a processor six times slower; the first visit on slow 4G, a later one without a line.
import { indiaDate } from '#shared/format.ts';
import { type CollegeServer, sessionOf, startCollege } from '#test/college-server.ts';
import { prepareRegisterClass } from '#test/register-class.ts';
import { chromiumPath } from '../scripts/chromium.ts';
import { BareBrowser, noLine, type Tab, type Visitor } from './bare-browser.ts';
import { median, progress, type Row, whole } from './table.ts';
import { slow4g, slowdown } from './touch.ts';

const runs = 5;
const phoneScreen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** ms */
const limits = { first: 1500, offline: 700 };

export async function measureRegister(): Promise<Row[]> {
  const college = await startCollege('bare');
  const browser = await BareBrowser.start(chromiumPath());
  try {
    const today = indiaDate(new Date());
    await prepareRegisterClass(college, today);
    const url = `${college.origin}/faculty-dashboard/${college.faculty?.id}/registers/${today}/1/FIRST`;
    const first: number[] = [];
    const offline: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      progress('register on a phone …');
      const visitor = await browser.visitor(sessionCookie(college));
      const tab = await slowTab(visitor, slow4g);
      first.push(await untilUsable(tab, url));
      await tab.close();
      // The worker is there after the first visit; the second goes through it.
      const second = await visitor.open();
      await untilUsable(second, url);
      await second.ask(
        'navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 2000)))',
      );
      await second.close();
      await visitor.cut();
      offline.push(await untilUsable(await slowTab(visitor, noLine), url));
      await visitor.leave();
    }
    return [
      rowOf('the register, first visit on slow 4G', median(first), limits.first),
      rowOf('the register, later visit without a line', median(offline), limits.offline),
    ];
  } finally {
    browser.stop();
    await college.stop();
  }
}

const rowOf = (what: string, milliseconds: number, limit: number): Row => ({
  what: `${what}, usable`,
  measured: `${whole(milliseconds)} ms`,
  target: `≤ ${whole(limit)} ms`,
  isMet: milliseconds <= limit,
});

function sessionCookie({ faculty }: CollegeServer) {
  if (!faculty) throw new Error('the college has a teacher');
  const { expires: _, ...cookie } = sessionOf(faculty);
  return cookie;
}

async function slowTab(visitor: Visitor, line: Record<string, unknown>): Promise<Tab> {
  const tab = await visitor.open();
  await tab.send('Emulation.setDeviceMetricsOverride', phoneScreen);
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', line);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return tab;
}

/** @returns ms from the start of the navigation, as the page itself notes them: to look for the button from outside slows the page */
async function untilUsable(tab: Tab, url: string): Promise<number> {
  await tab.visit(url);
  const { milliseconds, isMarked } = (await tab.ask(`(${noteUsable.toString()})()`)) as Noted;
  if (!isMarked) throw new Error('The register is on the screen, but a tap on a student is lost');
  return milliseconds;
}

interface Noted {
  milliseconds: number;
  isMarked: boolean;
}

/** Runs in the page from its start: notes when the register has been painted with a button that saves it, then taps on a student. */
async function noteUsable(): Promise<Noted> {
  const isThere = () =>
    [...document.querySelectorAll('button:enabled')].some((button) => button.textContent === 'Save register');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => {
    const look = () => isThere() && resolve(observer.disconnect());
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    look();
  });
  await frame();
  // The second frame begins when the first one has been painted.
  await frame();
  const milliseconds = performance.now();
  const student = document.querySelector<HTMLElement>('main li [aria-pressed]');
  student?.click();
  await frame();
  return { milliseconds, isMarked: student?.getAttribute('aria-pressed') === 'true' };
}
