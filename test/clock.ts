// The clock of the browser tests and of their servers, the same in every run: on no machine does a test depend on the day or the hour.
import type { BrowserContext, Page } from '@playwright/test';
import { indiaDate } from '#shared/kit/format.ts';

/** TEST_CLOCK=2027-03-31T23:59:00+05:30 runs the tests on another day. */
const start = Date.parse(process.env.TEST_CLOCK ?? '2026-11-20T11:30:00+05:30');
const since = Date.now();
/** A minute of the tests takes an hour: what starts a minute before midnight ends on the same day. */
const slowness = 60;

export const now = (): Date => new Date(start + (Date.now() - since) / slowness);

/** The day in India by that clock. */
export const today = indiaDate(now());

/** The pages have the same clock as their server. Call before they are opened. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (clock) => {
      const real = Date;
      const read = () => Math.floor(clock.start + (real.now() - clock.since) / clock.slowness);
      globalThis.Date = new Proxy(real, {
        construct: (_, given, target) =>
          Reflect.construct(real, given.length > 0 ? given : [read()], target) as Date,
        apply: () => new real(read()).toString(),
        get: (_, key) => (key === 'now' ? read : Reflect.get(real, key)),
      });
      Object.assign(real, { beforeTests: real });
    },
    { start, since, slowness },
  );
  // A clock that a test sets for itself counts from the real one: from ours it would jump by the days between the two.
  const { clock } = context;
  const [install, setFixedTime] = [clock.install.bind(clock), clock.setFixedTime.bind(clock)];
  let left: Promise<unknown> | undefined;
  // Once: a second time it would take away the clock that the test has set.
  const leaveOurs = () => (left ??= context.addInitScript('Date = Date.beforeTests ?? Date;'));
  clock.install = async (options) => {
    await leaveOurs();
    await install(options);
  };
  clock.setFixedTime = async (time) => {
    await leaveOurs();
    await setFixedTime(time);
  };
}

/** The day has classes before and after it. */
export const noon = new Date(`${today}T12:00:00+05:30`);

/** The screens use the time of the server's answers: from now on the answers have the time of the page's fake clock. */
export async function goByPageClock(page: Page, time: Date): Promise<void> {
  await page.clock.install({ time });
  await page.addInitScript(() => {
    const get = Reflect.get(Headers.prototype, 'get');
    Headers.prototype.get = function (name) {
      return name === 'date' ? new Date().toUTCString() : get.call(this, name);
    };
  });
}
