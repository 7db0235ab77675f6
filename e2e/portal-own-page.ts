// Shared by the tests of the student and the faculty portal: signed-in people, and new people of each test's own.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sessionCookie } from '#server/auth/sessions.ts';
import type { NoticeReader } from '#shared/website/notices/notices.ts';
import type { SignedIn } from '#test/colleges.ts';
import { aFacultyMember, aNotice, aStudent } from '#test/factories.ts';
import { become, expect, goWithin, test as portalTest, stateOf, unique } from './portal-page.ts';

const password = 'mango river bicycle';

/** A way to make more people than the sample student and the sample faculty member. */
export const test = portalTest.extend<{ join: Join }>({
  join: async ({ playwright, office, baseURL: origin }, use) => {
    const baseURL = origin ?? '';
    await use(async (role, change = {}) => {
      const email = `${unique('own').toLowerCase()}@vcp.example`;
      const path = role === 'student' ? '/api/students' : '/api/faculty';
      const data = { ...records[role](), contactInfo: { email, phone: '' }, ...change };
      const created = await office.post(path, { data });
      expect(created.status(), await created.text()).toBe(201);
      const { id } = (await created.json()) as { id: string };
      const { link } = (await (await office.post(`${path}/${id}/invites`)).json()) as { link: string };
      // Choosing a password signs in, in place of the caller: the office must not be the caller.
      const anonymous = await playwright.request.newContext({ baseURL, storageState: stateOf() });
      const token = new URL(link).hash.slice(1);
      expect((await anonymous.post('/api/auth/passwords', { data: { token, password } })).status()).toBe(200);
      const { cookies } = await anonymous.storageState();
      await anonymous.dispose();
      const session = cookies.find((cookie) => cookie.name === sessionCookie)?.value ?? '';
      return { id, token: session, email, password };
    });
  },
});

type Join = (
  role: 'student' | 'faculty',
  change?: object,
) => Promise<SignedIn & { email: string; password: string }>;

/** A factory's record under the name that the tests read. */
const records = {
  student: () => {
    const { enrollmentNumber: _, ...student } = aStudent({
      firstName: 'Asha',
      lastName: 'Naidu',
      personalInfo: { dob: '', address: '' },
    });
    return student;
  },
  faculty: () => aFacultyMember({ firstName: 'Vijaya', lastName: 'Gurugubelli', experienceYears: 7 }),
};

/** Publishes a notice that is older than the latest ones. @returns its title */
export async function publishNotice(office: APIRequestContext, audience: NoticeReader[]): Promise<string> {
  const title = unique('Bus times');
  const data = aNotice({ title, audience, from: '2020-01-01' });
  const { id } = (await (await office.post('/api/notices', { data })).json()) as { id: string };
  expect((await office.post(`/api/notices/${id}/publications`, { data: {} })).status()).toBe(201);
  return title;
}

/**
 * The record below the dashboard is loaded when the user scrolls to it: scrolled to the end until it is there, as what comes above it
 * moves it down.
 */
export async function expectOnScreen(page: Page, text: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  const withText = main.filter({ hasText: text });
  await expect
    .poll(async () => (await main.evaluate((element) => element.scrollIntoView(false)), withText.count()), {
      message: String(text),
    })
    .toBe(1);
}

export type Screen = readonly [path: string, heading: string, shown: readonly (string | RegExp)[]];

/**
 * Opens every screen by its entry in the menu, with the keyboard: it shows its records and names itself.
 * @param home the path of the portal
 * @param hidden a text that no screen has
 */
export async function expectScreens(
  page: Page,
  home: string,
  menu: Locator,
  screens: readonly Screen[],
  hidden = 'undefined',
): Promise<void> {
  for (const [path, heading, shown] of screens) {
    await test.step(path || '/', async () => {
      if (path.includes('?')) await goWithin(page, home + path);
      else await menu.locator(`a[href="${home}${path}"]`).press('Enter');
      await expect(page).toHaveURL(home + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const main = page.getByRole('main');
      for (const text of shown) await expectOnScreen(page, text);
      await expect(page).toHaveTitle(`${heading} | VCP`);
      await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveCount(1);
      await expect(main).not.toContainText(hidden);
    });
  }
}

/** Opens the first record with these words by Ctrl K. */
export async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find / }).fill(words);
  await expect(page.getByRole('option', { name: new RegExp(words, 'i') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export { become, expect };
