// Every portal screen with nothing, on the first day, with one and with ten thousand rows, the last in the longest
// sensible words, with Telugu names and missing values; the lists with exactly one page too: product §2.11 to §2.13.
import type { Page } from '@playwright/test';
import { portalRoutes } from '#shared/routes.ts';
import { type CollegeState, collegeStates, type SignedIn } from '#test/colleges.ts';
import {
  adminForms,
  adminScreens,
  facultyScreens,
  isPanel,
  type ListOnScreen,
  type PortalScreen,
  studentScreens,
} from '#test/portal-screens.ts';
import { become, tableOf, test } from './portal-college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin } from './public-page.ts';

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

/** Opens each screen and checks it. */
async function expectScreens(
  page: Page,
  state: CollegeState,
  prefix: string,
  screens: readonly PortalScreen[],
) {
  const sizes = collegeStates[state];
  await page.goto(prefix);
  for (const { path, heading, lists = [], shows } of screens) {
    await test.step(path || '/', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await goWithin(page, prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const list of lists) await expectRows(page, list, list.total(sizes));
      const text = shows?.(sizes);
      if (text !== undefined) await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      // The college with one of each record is shown at phone width, the others at desktop width; on the first day there is
      // nothing that the others do not show.
      if (state === 'empty' || state === 'long') await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (state === 'one') await expectAccessible(page);
    });
  }
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

for (const state of Object.keys(collegeStates) as CollegeState[]) {
  test.describe(`with ${state} data`, () => {
    // One worker for each state: its college is started once.
    test.describe.configure({ mode: 'default' });
    test.use({ state });

    if (state === 'page') {
      // Rows look the same with one and with ten thousand: only the count and the missing second page are checked.
      test('every list has one full page', async ({ page, college }) => {
        await become(page, college.admin);
        await page.goto(portalRoutes.admin());
        for (const { path, lists = [] } of adminScreens(noPeople)) {
          await test.step(path, async () => {
            await goWithin(page, portalRoutes.admin() + path);
            for (const list of lists) {
              await expectRows(page, list, list.total(collegeStates.page));
              if (!list.noun) continue;
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
        await expectScreens(page, state, portalRoutes.admin(), adminScreens(noPeople));
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

    test('the faculty portal', async ({ page, college }) => {
      await become(page, college.faculty);
      await expectScreens(page, state, portalRoutes.faculty(college.faculty?.id ?? ''), facultyScreens);
    });

    if (state !== 'long') return;

    test('forms and questions of the office', async ({ page, college }) => {
      await become(page, college.admin);
      await page.goto(portalRoutes.admin());
      const deletion = { path: '/subjects', heading: 'Delete subject', opens: /^Delete / };
      for (const { path, heading, opens } of [...adminForms(idsOf(college)), deletion]) {
        await test.step(`${path} ${opens ?? ''}`, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await goWithin(page, portalRoutes.admin() + path);
          if (!opens) {
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
            await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
            return;
          }
          await page.getByRole('button', { name: opens, exact: true }).first().click();
          const dialog = page.locator('dialog[open]');
          await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(heading);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });
      }
    });

    test('every list leads to its last page, and answers quickly', async ({ page, college }) => {
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
      // The limit allows for a busy machine: an idle one takes a tenth of it.
      const slowest = await page.evaluate(() =>
        Math.max(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/api/'))
            .map(({ duration }) => duration),
        ),
      );
      expect(slowest).toBeLessThan(1000);
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
