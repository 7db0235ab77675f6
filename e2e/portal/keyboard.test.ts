// The portals by keyboard alone: every kind of action does its work. That every link, button and field is a stop of the Tab
// key: portal-states.test.ts.
import type { Page } from '@playwright/test';
import { become } from '#e2e/college.ts';
import { main } from '#e2e/portal-keys.ts';
import { expect, goWithin, test } from '#e2e/public-page.ts';
import { portalRoutes } from '#shared/routes.ts';

/** The effect of a key on a control: it opens an address, shows a text or calls the server. */
interface Action {
  path: string;
  role: 'link' | 'button' | 'combobox';
  name: string | RegExp;
  /** Enter by default; for a select the first letter of the option. */
  key?: string;
  address?: RegExp;
  text?: string | RegExp;
  asks?: string;
}

test('from a fresh load the content of every portal is reached by at most 12 Tabs, without the skip link', {
  tag: '@long',
}, async ({ page, college }) => {
  for (const role of ['admin', 'student', 'guardian', 'faculty'] as const) {
    await become(page, college[role]);
    for (const width of [360, 768, 1280])
      await test.step(`${role}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(portalRoutes[role](college[role]?.id ?? ''));
        await expect(main(page).getByRole('link').first()).toBeVisible();
        const isInside = () => main(page).evaluate((content) => content.querySelector(':focus') !== null);
        let tabs = 0;
        for (; tabs <= 12 && !(await isInside()); tabs += 1) await page.keyboard.press('Tab');
        expect(tabs).toBeLessThanOrEqual(12);
      });
  }
});

test.describe('every kind of action', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'default' });
  test.use({ state: 'pages' });

  async function expectActions(page: Page, prefix: string, actions: readonly Action[]): Promise<void> {
    await page.goto(prefix);
    for (const { path, role, name, key = 'Enter', address, text, asks } of actions) {
      await test.step(`${path} ${name} ${key}`, async () => {
        await goWithin(page, prefix + path);
        const control = main(page).getByRole(role, { name }).first();
        await control.focus();
        const asked =
          asks && page.waitForRequest((request) => `${request.method()} ${request.url()}`.includes(asks));
        await page.keyboard.press(key);
        await asked;
        if (address) await expect(page).toHaveURL(address);
        if (text) await expect(main(page).getByText(text).first()).toBeVisible();
      });
    }
  }

  test('of the office', async ({ page, college: { admin, student, faculty } }) => {
    await become(page, admin);
    const record = `/students/${student?.id}`;
    await expectActions(page, portalRoutes.admin(), [
      { path: '', role: 'link', name: /^Students/, address: /\/students$/ },
      { path: '/students', role: 'button', name: 'Email', key: 'Space', address: /sort=email/ },
      { path: '/students', role: 'combobox', name: 'Year', key: 'T', address: /year=THIRD/ },
      { path: '/students', role: 'combobox', name: 'Rows', key: '5', address: /pageSize=50/ },
      { path: '/students', role: 'button', name: 'Next page', text: '26–50 of 200 students' },
      { path: '/students?page=2', role: 'button', name: 'Previous page', text: '1–25 of 200 students' },
      { path: '/faculty', role: 'combobox', name: 'Designation', key: 'T', address: /designation=Tutor/ },
      { path: '/subjects', role: 'button', name: 'Name of the Subject', address: /sort=name/ },
      { path: '/events', role: 'combobox', name: 'Time', key: 'P', address: /when=past/ },
      {
        path: '/events?form=new',
        role: 'button',
        name: 'Add Event',
        text: 'Please fill in all required fields',
      },
      { path: '/academic-calendar', role: 'button', name: 'List', key: 'Space', address: /view=list/ },
      { path: '/academic-calendar', role: 'button', name: 'Next month', address: /month=\d/ },
      { path: '/academic-calendar', role: 'button', name: 'Previous month', address: /month=\d/ },
      {
        path: '/academic-calendar?month=2031-01',
        role: 'button',
        name: 'Today',
        address: /month=20[^3]/,
      },
      { path: '/academic-calendar', role: 'button', name: /^Ugadi/, address: /form=[\w-]{36}/ },
      { path: '/personal-info', role: 'button', name: 'Gender', address: /sort=gender/ },
      { path: record, role: 'link', name: /Student List/, address: /\/students$/ },
      { path: `${record}?tab=history`, role: 'button', name: 'Next page', text: '26–50 of 200 changes' },
      { path: '/settings', role: 'link', name: 'Imports', address: /tab=imports/ },
      { path: '/settings', role: 'button', name: 'Change password', text: /Use at least|is required/ },
      { path: '/settings?tab=invites', role: 'button', name: 'Update', asks: 'PUT' },
      {
        path: '/settings?tab=deleted',
        role: 'combobox',
        name: 'What was deleted',
        key: 'E',
        address: /noun=exam-session/,
      },
      { path: '/student-dashboard', role: 'button', name: /^Li /, address: /student=[\w-]{36}/ },
      {
        path: '/faculty-dashboard',
        role: 'button',
        name: /^Li /,
        key: 'Space',
        address: /faculty=[\w-]{36}/,
      },
      {
        path: `/student-grades?student=${student?.id}`,
        role: 'button',
        name: 'Choose another person',
        text: /12 of 200/,
      },
      {
        path: `/faculty-profile?faculty=${faculty?.id}`,
        role: 'link',
        name: 'Open the record',
        address: /\/faculty\/[\w-]{36}$/,
      },
    ]);
  });

  test('of the student portal', async ({ page, college: { student } }) => {
    await become(page, student);
    await expectActions(page, portalRoutes.student(student?.id ?? ''), [
      { path: '', role: 'link', name: 'Next dates', address: /\/calendar/ },
      { path: '', role: 'link', name: 'Fees due', address: /\/fees$/ },
      { path: '', role: 'link', name: 'Latest results', address: /\/grades$/ },
      { path: '/subjects', role: 'button', name: /^Show all/, text: 'Show fewer' },
      { path: '/calendar?view=list', role: 'combobox', name: 'Dates', key: 'P', address: /dates=past/ },
      { path: '/calendar', role: 'combobox', name: 'Year', key: 'F', address: /year=FOURTH/ },
      { path: '/calendar?view=list', role: 'button', name: 'Event', key: 'Space', address: /sort=event/ },
      { path: '/calendar', role: 'button', name: 'Next month', address: /month=\d/ },
      { path: '/calendar', role: 'button', name: 'List', address: /view=list/ },
      { path: '/settings', role: 'button', name: 'Change password', text: /Use at least|is required/ },
      { path: '/settings', role: 'button', name: 'Make a link', text: 'Your calendar link' },
    ]);
  });

  test('of the faculty portal', async ({ page, college: { faculty } }) => {
    await become(page, faculty);
    await expectActions(page, portalRoutes.faculty(faculty?.id ?? ''), [
      { path: '', role: 'button', name: /^Show all/, text: 'Show fewer' },
      {
        path: '/students',
        role: 'button',
        name: 'Next page',
        key: 'Space',
        text: '26–50 of 200 students',
      },
      { path: '/students', role: 'button', name: 'Phone', address: /sort=phone/ },
      { path: '/calendar?view=list', role: 'button', name: 'Month', address: /view=month/ },
      { path: '/settings', role: 'button', name: 'Make a link', text: 'Your calendar link' },
    ]);
  });
});
