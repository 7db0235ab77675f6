// Shared by the browser tests of the portals: signed-in users, records of each test's own, and the checks of every
// screen.
import type { Locator, Page } from '@playwright/test';
import type { Year } from '#shared/kit/study-years.ts';
import type { Quota } from '#shared/people/quotas.ts';
import type { StudentStatus } from '#shared/people/student-status.ts';
import { aStudent } from '#test/factories.ts';
import { stateOf } from './college.ts';
import { test as publicTest } from './public-page.ts';

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Signed in as the admin. */
export const test = publicTest.extend({
  storageState: async ({ college }, use) => use(stateOf(college.admin)),
});

/** Counts the user's actions: a click or a key is one, a choice in a list or of a file is two clicks. */
export function hand() {
  let clicks = 0;
  let keys = 0;
  let files = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    choose: async (list: Locator, label: string) => {
      clicks += 2;
      await list.selectOption(label);
    },
    press: async (page: Page, key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    giveFile: async (field: Locator, file: FilePayload) => {
      clicks += 2;
      files += 1;
      await field.setInputFiles(file);
    },
    clicks: () => clicks,
    keys: () => keys,
    files: () => files,
  };
}

/** Unique names. */
let count = 100;
export function unique(word: string): string {
  count += 1;
  return `${word}x${count}`;
}

export interface NewStudent {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Enters a student through the API, found by a last name of its own. */
export async function enterStudent(
  page: Page,
  {
    firstName = 'Asha',
    dob = '',
    ...more
  }: { firstName?: string; dob?: string; year?: Year; quota?: Quota; status?: StudentStatus } = {},
): Promise<NewStudent> {
  const lastName = unique('Zest');
  const email = `${lastName.toLowerCase()}@vcp.example`;
  const { enrollmentNumber: _, ...student } = aStudent({
    firstName,
    lastName,
    personalInfo: { dob, address: '' },
    contactInfo: { email, phone: '' },
    ...more,
  });
  const answer = await page.request.post('/api/students', { data: student });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return { id, firstName, lastName, email };
}

/** The row of a table, or the card of a phone, with that text in it. The sentence of an empty table is not a row. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text, hasNotText: 'Nothing matches' });
}

export function tableOf(page: Page, caption: string): Locator {
  return page.getByRole('region', { name: caption, exact: true });
}

/** Tabs until that control has the focus. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/**
 * The answer to the log-in is faked: a real log-in would end the session, which the tests of the file share.
 */
export async function signInAgain(page: Page): Promise<void> {
  const { user } = (await (await page.request.get('/api/auth/status')).json()) as { user: object };
  await page.route('**/api/auth/*/login', (route) => route.fulfill({ json: { message: 'Welcome', user } }));
  const again = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await again.getByRole('textbox').first().fill('another@vcp.example');
  await again.getByLabel('Password', { exact: true }).fill('mango river bicycle');
  await again.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(again).toBeHidden();
}

export { become, signIn, stateOf } from './college.ts';
export {
  clickTwice,
  endOffline,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  openAndExpectRedirect,
} from './public-page.ts';

import { expect } from './public-page.ts';

export { expect };
