// The portals by keyboard alone: on every screen each link, button and field is a stop of the Tab key that can be seen,
// and every kind of action does its work.
import type { Locator, Page } from '@playwright/test';
import { portalRoutes } from '#shared/routes.ts';
import {
  adminForms,
  adminScreens,
  facultyScreens,
  isPanel,
  type PortalScreen,
  studentScreens,
} from '#test/portal-screens.ts';
import { become, test } from './portal-college.ts';
import { expect, goWithin } from './public-page.ts';

const main = (page: Page) => page.getByRole('main');
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to the main part' });

/** Marks each element that gets the focus with a visible outline from now on. */
async function markReached(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isSeen = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const mark = (active: Element | null) => {
      // A file is chosen by its label, which shows the focus for the field that is hidden in it.
      if (active && (isSeen(active) || isSeen(active.closest('label'))))
        active.setAttribute('data-reached', '');
    };
    addEventListener('focusin', ({ target }) => target instanceof Element && mark(target));
  });
}

/** The controls that a pointer can reach and the Tab key has not reached yet, or not with a visible focus. */
function unreached(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const stops =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    return [...root.querySelectorAll<HTMLElement>(stops)]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => !stop.matches('[data-reached], [type=radio]:not(:checked)'))
      .map((stop) => stop.getAttribute('aria-label') ?? (stop.textContent || stop.outerHTML.slice(0, 80)));
  });
}

/** Tabs until everything was reached; a date takes several stops, hence the second and third round. */
async function expectEachReached(page: Page, part: Locator): Promise<void> {
  let left = await unreached(part);
  for (let rounds = 3; rounds > 0 && left.length > 0; rounds -= 1) {
    // A check after each key press would take ten times as long.
    for (let presses = left.length + 4; presses > 0; presses -= 1) await page.keyboard.press('Tab');
    left = await unreached(part);
  }
  expect(left, 'reached by the Tab key, and seen to be').toEqual([]);
}

/** Goes through the screen from the skip link on, as a keyboard user does. */
async function expectScreens(page: Page, prefix: string, screens: readonly PortalScreen[]): Promise<void> {
  await page.goto(prefix);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markReached(page);
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport();
  for (const { path, heading, opens } of screens) {
    if (opens) continue;
    await test.step(path || '/', async () => {
      await goWithin(page, prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      // A form takes the focus when its code has loaded.
      await expect(main(page).getByText('Loading…')).toHaveCount(0);
      await skipLink(page).focus();
      await page.keyboard.press('Enter');
      await expect(main(page)).toBeFocused();
      await expectEachReached(page, main(page));
    });
  }
}

test.describe('every stop of every screen', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ state: 'one' });

  test('of the office', async ({ page, college: { admin, student, faculty } }) => {
    const people = { studentId: student?.id, facultyId: faculty?.id };
    await become(page, admin);
    const screens = [...adminScreens(people), ...adminForms(people)].filter((one) => !isPanel(one));
    await expectScreens(page, portalRoutes.admin(), screens);
  });

  test('of the student portal', async ({ page, college: { student } }) => {
    await become(page, student);
    await expectScreens(page, portalRoutes.student(student?.id ?? ''), studentScreens);
  });

  test('of the faculty portal', async ({ page, college: { faculty } }) => {
    await become(page, faculty);
    await expectScreens(page, portalRoutes.faculty(faculty?.id ?? ''), facultyScreens);
  });

  test('of every form, which Escape closes and whose button has the focus again', async ({
    page,
    college: { admin, student, faculty },
  }) => {
    await become(page, admin);
    await page.goto(portalRoutes.admin());
    await markReached(page);
    const ofRows: [path: string, button: RegExp, title: string][] = [
      ['/students', /^Edit /, 'Edit Student'],
      ['/faculty', /^Edit /, 'Edit Faculty'],
      ['/subjects', /^Edit /, 'Edit Subject'],
      ['/subjects', /^Delete /, 'Delete subject'],
      ['/events', /^Delete /, 'Delete event'],
      ['/academic-calendar', /^Delete /, 'Delete calendar entry'],
      [`/students/${student?.id}?tab=fees`, /^Edit /, 'Edit fee'],
      [`/students/${student?.id}?tab=fees`, /^Delete /, 'Delete fee'],
      [`/students/${student?.id}?tab=results`, /^Edit /, 'Edit result'],
      [`/students/${student?.id}?tab=results`, /^Delete /, 'Delete result'],
      [`/students/${student?.id}?tab=grades`, /^Edit /, 'Edit grade'],
      [`/students/${student?.id}?tab=grades`, /^Delete /, 'Delete grade'],
      [`/faculty/${faculty?.id}`, /^Edit$/, 'Edit Faculty'],
      [`/faculty/${faculty?.id}?tab=account`, /^Invite$/, 'Invite Venkata'],
    ];
    const ofScreens = adminForms({ studentId: student?.id, facultyId: faculty?.id }).flatMap((form) =>
      form.opens ? [[form.path, new RegExp(`^${form.opens}$`), form.heading] as const] : [],
    );
    for (const [path, button, title] of [...ofRows, ...ofScreens]) {
      await test.step(`${path} ${title}`, async () => {
        await goWithin(page, portalRoutes.admin() + path);
        const opener = page.getByRole('button', { name: button }).first();
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.locator('dialog[open]');
        await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
        await expectEachReached(page, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });

  test('‘/’ jumps to the search of every list, and nowhere else', async ({ page, college: { admin } }) => {
    await become(page, admin);
    await page.goto(portalRoutes.admin());
    for (const section of [
      'students',
      'faculty',
      'subjects',
      'events',
      'academic-calendar',
      'personal-info',
      'contact-info',
      'student-dashboard',
      'faculty-dashboard',
    ]) {
      await test.step(section, async () => {
        await goWithin(page, portalRoutes.admin(section));
        const search = main(page).getByRole('searchbox');
        await expect(search).toBeVisible();
        await page.keyboard.press('/');
        await expect(search).toBeFocused();
        await page.keyboard.type('and/or');
        await expect(search).toHaveValue('and/or');
        await expect(
          main(page)
            .getByText(/^No .*(found|available)/)
            .first(),
        ).toBeVisible();
      });
    }
  });
});

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

test.describe('every kind of action', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ state: 'long' });

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
    // Actions that would change the college for the next test are only opened, not confirmed.
    for (const change of ['**/api/deleted-records/**', '**/api/imports/*', '**/api/settings'])
      await page.route(change, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      );
    const record = `/students/${student?.id}`;
    await expectActions(page, portalRoutes.admin(), [
      { path: '', role: 'link', name: /^Students/, address: /\/students$/ },
      { path: '/students', role: 'link', name: 'Li', address: /\/students\/[\w-]{36}$/ },
      { path: '/students', role: 'button', name: 'Email', key: 'Space', address: /sort=email/ },
      { path: '/students', role: 'combobox', name: 'Year', key: 'T', address: /year=THIRD/ },
      { path: '/students', role: 'combobox', name: 'Rows', key: '5', address: /pageSize=50/ },
      { path: '/students', role: 'button', name: 'Next page', text: '26–50 of 10,000 students' },
      { path: '/students?page=2', role: 'button', name: 'Previous page', text: '1–25 of 10,000 students' },
      { path: '/faculty', role: 'combobox', name: 'Designation', key: 'T', address: /designation=Tutor/ },
      { path: '/faculty', role: 'link', name: 'Li', address: /\/faculty\/[\w-]{36}$/ },
      { path: '/subjects', role: 'button', name: 'Name of the Subject', address: /sort=name/ },
      { path: '/events', role: 'button', name: 'Add Event', address: /form=new/ },
      { path: '/events', role: 'button', name: /^Edit /, address: /form=[\w-]{36}/ },
      { path: '/events', role: 'combobox', name: 'Time', key: 'P', address: /when=past/ },
      { path: '/events?form=new', role: 'button', name: 'View Events', address: /\/events$/ },
      {
        path: '/events?form=new',
        role: 'button',
        name: 'Add Event',
        text: 'Please fill in all required fields',
      },
      { path: '/academic-calendar', role: 'button', name: 'Add Entry', address: /form=new/ },
      { path: '/academic-calendar', role: 'button', name: /^Edit /, address: /form=[\w-]{36}/ },
      { path: '/academic-calendar', role: 'button', name: 'Month', key: 'Space', address: /view=month/ },
      { path: '/academic-calendar?view=month', role: 'button', name: 'Next month', address: /month=\d/ },
      { path: '/academic-calendar?view=month', role: 'button', name: 'Previous month', address: /month=\d/ },
      {
        path: '/academic-calendar?view=month&month=2031-01',
        role: 'button',
        name: 'Today',
        address: /month=20[^3]/,
      },
      { path: '/academic-calendar?view=month', role: 'button', name: /^Ugadi/, address: /form=[\w-]{36}/ },
      { path: '/academic-calendar?form=new', role: 'button', name: 'View Calendar', address: /calendar$/ },
      { path: '/personal-info', role: 'button', name: 'Gender', address: /sort=gender/ },
      { path: '/contact-info', role: 'link', name: 'Li', address: /\/students\/[\w-]{36}$/ },
      { path: record, role: 'link', name: 'Grades', address: /tab=grades/ },
      { path: record, role: 'link', name: /Student List/, address: /\/students$/ },
      { path: `${record}?tab=history`, role: 'button', name: 'Next page', text: '26–50 of 10,000 changes' },
      { path: '/settings', role: 'link', name: 'Imports', address: /tab=imports/ },
      { path: '/settings', role: 'button', name: 'Change password', text: /Use at least|is required/ },
      { path: '/settings?tab=invites', role: 'button', name: 'Update', asks: 'PUT' },
      { path: '/settings?tab=deleted', role: 'button', name: /^Restore /, asks: 'POST' },
      {
        path: '/settings?tab=deleted',
        role: 'combobox',
        name: 'What was deleted',
        key: 'E',
        address: /noun=exam-session/,
      },
      { path: '/settings?tab=imports', role: 'button', name: /^Undo /, asks: 'DELETE' },
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
        text: /12 of 10,000/,
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
      { path: '/calendar', role: 'combobox', name: 'Dates', key: 'P', address: /dates=past/ },
      { path: '/calendar', role: 'combobox', name: 'Year', key: 'F', address: /year=FOURTH/ },
      { path: '/calendar', role: 'button', name: 'Event', key: 'Space', address: /sort=event/ },
      { path: '/calendar?view=month', role: 'button', name: 'Next month', address: /month=\d/ },
      { path: '/calendar?view=month', role: 'button', name: 'List', address: /calendar$/ },
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
        text: '26–50 of 10,000 students',
      },
      { path: '/students', role: 'button', name: 'Phone', address: /sort=phone/ },
      { path: '/calendar', role: 'button', name: 'Month', address: /view=month/ },
      { path: '/settings', role: 'button', name: 'Make a link', text: 'Your calendar link' },
    ]);
  });
});
