// Every portal screen with nothing, on the first day, with one and with ten thousand rows, the last in the longest
// sensible words, with Telugu names and missing values; the lists with exactly one page too: product §2.11 to §2.13. All of
// it takes minutes: `npm run prove browser`, after a change to a screen and in CI. With one row each screen is also checked at phone width by axe, and by the Tab key; what the screens open: dialogs.test.ts.
import type { Page } from '@playwright/test';
import { become } from '#e2e/college.ts';
import { expectEachReached, main } from '#e2e/portal-keys.ts';
import { tableOf } from '#e2e/portal-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, test } from '#e2e/public-page.ts';
import { portalRoutes } from '#shared/routes.ts';
import { collegeStates, type SignedIn } from '#test/colleges.ts';
import {
  adminForms,
  adminScreens,
  facultyScreens,
  guardianScreens,
  isPanel,
  type ListOnScreen,
  type PortalScreen,
  studentScreens,
} from '#test/portal-screens.ts';

const pageSize = 25;
/** The singular of a list's rows. */
const one: Readonly<Record<string, string>> = {
  students: 'student',
  faculty: 'faculty',
  subjects: 'subject',
  events: 'event',
  entries: 'entry',
  records: 'record',
  imports: 'import',
};
const grouped = (count: number) => count.toLocaleString('en-IN');

/** What does not depend on the data is checked with one row. */
const dependsOnData = ({ lists = [], shows }: PortalScreen) => lists.length > 0 || shows !== undefined;

/** Opens each screen and checks it. */
async function expectScreens(
  page: Page,
  state: keyof typeof collegeStates,
  prefix: string,
  screens: readonly PortalScreen[],
) {
  const sizes = collegeStates[state];
  // Tables and forms of a desk are looked at with one row, and with the longest ones; the sentences of empty lists on a phone.
  const isAtDesk = state === 'one' || state === 'long';
  if (!isAtDesk) await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(prefix);
  if (state === 'one') await startByKeyboard(page);
  for (const { path, heading, lists = [], shows } of screens) {
    await test.step(path || '/', async () => {
      if (isAtDesk) await page.setViewportSize({ width: 1280, height: 800 });
      await goWithin(page, prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const list of lists) await expectRows(page, list, list.total(sizes));
      const text = shows?.(sizes);
      if (text !== undefined) await expect(main(page)).toContainText(text);
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      if (state === 'one') {
        // A form takes the focus when its code has loaded.
        if (path.includes('form=')) await expect(main(page).getByText('Loading…')).toHaveCount(0);
        await expectEachReached(main(page));
      }
      // As a table, on a wide screen; the other screens have no other form there.
      if (state === 'long' && lists.length > 0) {
        await expectAccessible(page);
        await expectAllColumnsOnTablet(page);
      }
      await expectNoSidewaysScroll(page);
      if (state === 'one') await expectAccessible(page);
    });
  }
}

/** On a tablet in portrait no table is wider than its box. */
async function expectAllColumnsOnTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  const tooWide = await main(page)
    .locator('.data-table')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label')),
    );
  expect(tooWide).toEqual([]);
}

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to the main part' });

/** Goes to the skip link and over it, as a keyboard user does first. */
async function startByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
}

async function expectRows(page: Page, { caption, empty, noun }: ListOnScreen, total: number): Promise<void> {
  const rows = tableOf(page, caption).locator('tbody').getByRole('row');
  if (total === 0) {
    await expect(rows).toHaveText([new RegExp(`^${empty.replaceAll('.', String.raw`\.`)}`)]);
    return;
  }
  const shown = noun ? Math.min(total, pageSize) : total;
  await expect(rows).toHaveCount(shown);
  if (!noun) return;
  const count = total === 1 ? `1 of 1 ${one[noun]}` : `1–${shown} of ${grouped(total)} ${noun}`;
  await expect(page.getByText(count, { exact: true })).toBeVisible();
}

const idsOf = ({ student, faculty }: { student: SignedIn | undefined; faculty: SignedIn | undefined }) => ({
  studentId: student?.id,
  facultyId: faculty?.id,
});

const noPeople = { studentId: undefined, facultyId: undefined };

for (const state of ['empty', 'bare', 'one', 'page', 'long'] as const) {
  test.describe(`with ${state} data`, { tag: '@long' }, () => {
    // One worker for each state: its college is started once.
    test.describe.configure({ mode: 'default' });
    test.use({ state });

    if (state === 'page') {
      // Rows look the same with one and with ten thousand: only the count and the missing second page are checked.
      test('every list has one full page, which begins within 220 px on a phone', async ({
        page,
        college,
      }) => {
        await become(page, college.admin);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(portalRoutes.admin());
        for (const { path, lists = [] } of adminScreens(noPeople)) {
          const paged = lists.filter(({ noun }) => noun);
          if (paged.length === 0) continue;
          await test.step(path, async () => {
            await goWithin(page, portalRoutes.admin() + path);
            for (const list of paged) {
              await expectRows(page, list, list.total(collegeStates.page));
              const first = tableOf(page, list.caption).locator('tbody').getByRole('row').first();
              // Of two lists the second one is below the first; those of the settings are below their tabs.
              if (list === lists[0] && !path.startsWith('/settings'))
                expect.soft((await first.boundingBox())?.y, path).toBeLessThanOrEqual(220);
              const next = page.getByRole('navigation', { name: `Pages of ${list.noun}` });
              await expect(next.getByRole('button', { name: 'Next page', disabled: false })).toHaveCount(0);
            }
          });
        }
      });
      return;
    }

    // On the first day some lists have one row, and the others are empty.
    if (state !== 'bare')
      test('the office: every list and figure', async ({ page, college }) => {
        await become(page, college.admin);
        const forms = adminForms(noPeople).filter(({ opens }) => !opens);
        const screens = adminScreens(noPeople);
        const shown = state === 'one' ? [...screens, ...forms] : screens.filter(dependsOnData);
        await expectScreens(page, state, portalRoutes.admin(), shown);
      });

    if (state === 'empty') return;

    test('the office: every part of a person, and the panels', async ({ page, college }) => {
      await become(page, college.admin);
      const lists = adminScreens(noPeople).length;
      const parts = adminScreens(idsOf(college)).slice(lists);
      const shown = state === 'one' ? parts : parts.filter((part) => !isPanel(part));
      await expectScreens(page, state, portalRoutes.admin(), shown);
    });

    test('the student portal', async ({ page, college }) => {
      await become(page, college.student);
      await expectScreens(page, state, portalRoutes.student(college.student?.id ?? ''), studentScreens);
    });

    test('the guardian portal', async ({ page, college }) => {
      await become(page, college.guardian);
      await page.request.put('/api/account/language', { data: { language: 'en' } });
      await expectScreens(page, state, portalRoutes.guardian(college.guardian?.id ?? ''), guardianScreens);
    });

    test('the faculty portal', async ({ page, college }) => {
      await become(page, college.faculty);
      await expectScreens(page, state, portalRoutes.faculty(college.faculty?.id ?? ''), facultyScreens);
    });

    if (state !== 'long') return;

    test('forms and questions with the longest words do not scroll sideways', async ({ page, college }) => {
      await become(page, college.admin);
      await page.goto(portalRoutes.admin());
      const student = `/students/${college.student?.id}`;
      for (const [path, opens, title] of [
        [student, 'Edit', 'Edit Student'],
        [`${student}?tab=results`, 'Add result', 'Add result'],
        ['/subjects', /^Delete /, 'Delete subject'],
      ] as const) {
        await test.step(title, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await goWithin(page, portalRoutes.admin() + path);
          await page.getByRole('button', { name: opens, exact: true }).first().click();
          const dialog = page.locator('dialog[open]');
          await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
          await expectNoSidewaysScroll(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });
      }
    });

    test('every list leads to its last page', async ({ page, college }) => {
      await become(page, college.admin);
      await page.goto(portalRoutes.admin());
      const paged = adminScreens(idsOf(college)).filter(({ lists = [] }) => lists.some(({ noun }) => noun));
      for (const { path, lists = [] } of paged) {
        await test.step(path, async () => {
          // The calendar shows the upcoming half of its entries; lists of one screen are of one size.
          const all = lists[0]?.total(collegeStates.long) ?? 0;
          const last = all / pageSize;
          const pages = lists.length > 1 ? `page=${last}&facultyPage=${last}` : `page=${last}`;
          const range = (from: number, to: number, noun: string) =>
            page.getByText(`${grouped(from)}–${grouped(to)} of ${grouped(all)} ${noun}`, { exact: true });
          await goWithin(page, `${portalRoutes.admin()}${path}${path.includes('?') ? '&' : '?'}${pages}`);
          for (const { caption, noun = '' } of lists) {
            await expect(range(all - 24, all, noun)).toBeVisible();
            await expect(tableOf(page, caption).locator('tbody').getByRole('row')).toHaveCount(pageSize);
            const way = page.getByRole('navigation', { name: `Pages of ${noun}` });
            await expect(way.getByRole('button', { name: 'Next page' })).toBeDisabled();
            await way.getByRole('button', { name: 'Previous page' }).click();
            await expect(range(all - 49, all - 25, noun)).toBeVisible();
          }
        });
      }
    });

    test('what has no pages shows its first rows, and all of them when asked', async ({ page, college }) => {
      await become(page, college.faculty);
      await page.goto(portalRoutes.faculty(college.faculty?.id ?? '', 'subjects'));
      const firstYear = page
        .getByRole('region', { name: 'First Year Subjects' })
        .locator('tbody')
        .getByRole('row');
      await expect(firstYear).toHaveCount(25);
      await page.getByRole('button', { name: 'Show all 2,500' }).first().click();
      await expect(firstYear).toHaveCount(2500);
      await page.getByRole('button', { name: 'Show fewer' }).click();
      await expect(firstYear).toHaveCount(25);
    });
  });
}
