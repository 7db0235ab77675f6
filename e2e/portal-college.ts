// Shared by the tests of the portals in every state of their data: the colleges, and navigation between screens.
import type { Browser, Locator, Page } from '@playwright/test';
import { type CollegeServer, sessionOf } from '#test/college-server.ts';
import type { CollegeState, SignedIn } from '#test/colleges.ts';
import { test as publicTest } from './public-page.ts';

interface Fixtures {
  /** The college of the test. */
  state: CollegeState;
  college: CollegeServer;
}

export const test = publicTest.extend<Fixtures>({
  state: ['empty', { option: true }],
  college: async ({ colleges, state }, use, { file }) => use(await colleges(state, file)),
  baseURL: async ({ college }, use) => use(college.origin),
});

/** Signs the browser in as that person. */
export async function become(page: Page, person: SignedIn | undefined): Promise<void> {
  if (!person) throw new Error('the college of this state has no such person');
  await page.context().clearCookies();
  await page.context().addCookies([sessionOf(person)]);
}

/** The phone of a visitor, who is not signed in. Its context must be closed. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  return context.newPage();
}

export function tableOf(page: Page, caption: string): Locator {
  return page.getByRole('region', { name: caption, exact: true });
}
