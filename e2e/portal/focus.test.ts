// The focus after actions by keyboard: it is always on an element, never lost to the body.
import type { Locator, Page } from '@playwright/test';
import { enterStudent, expect, goWithin, row, tabTo, test, unique } from '#e2e/portal-page.ts';

const admin = (path: string) => `/admin-dashboard/${path}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function make(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test('after a delete the focus is on the heading above the rows', async ({ page }) => {
  await page.goto(admin(''));
  for (const { section, data, label, place } of [
    { section: 'subjects', data: { year: 'SECOND' }, label: 'name', place: 'Subjects List' },
    { section: 'events', data: { eventDate: '2027-01-05' }, label: 'eventTitle', place: 'Events Management' },
    {
      section: 'academic-calendar',
      data: { year: 'FIRST', date: '2031-01-05' },
      label: 'event',
      place: 'Academic Calendar',
    },
  ]) {
    await test.step(`after a delete among the ${section} the focus is on the heading above the rows`, async () => {
      const name = unique('Gone');
      await make(page, section, { ...data, [label]: name, ...(section === 'subjects' && { code: name }) });
      await goWithin(page, `${admin(section)}?q=${name}`);
      await press(page.getByRole('button', { name: `Delete ${name}` }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await expect(row(page, name)).toHaveCount(0);
      await expect(heading(page, place)).toBeFocused();
    });
  }
});

test('after a student is deleted, and after Undo, the focus is on the list’s heading', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`${admin('students')}?q=${lastName}`);
  await press(page.getByRole('button', { name: `Edit Asha ${lastName}` }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('No students found.')).toBeVisible();
  await expect(heading(page, 'Student List')).toBeFocused();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(row(page, lastName)).toBeVisible();
  await expect(heading(page, 'Student List')).toBeFocused();
});

test('after an update the focus is on the button that opened the form', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`${admin('students')}?q=${lastName}`);
  const edit = page.getByRole('button', { name: `Edit Asha ${lastName}` });
  await press(edit);
  await page.getByRole('dialog').getByLabel('Phone').fill('98480 22338');
  await page.keyboard.press('Enter');
  await expect(row(page, lastName)).toContainText('22338');
  await expect(edit).toBeFocused();
});

test('after Restore, and after an import was undone, the focus is on the heading of that part', async ({
  page,
}) => {
  const code = unique('BACK');
  const id = await make(page, 'subjects', { code, name: code, year: 'FIRST' });
  await page.request.delete(`/api/subjects/${id}`);
  await page.goto(admin(`settings?tab=deleted&q=${code}`));
  const restore = page.getByRole('button', { name: `Restore ${code}` });
  await press(restore);
  await expect(restore).toHaveCount(0);
  await expect(heading(page, 'Recently deleted')).toBeFocused();

  const file = {
    name: `${code}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`code,name,year\n${code}I,Gait,FIRST`),
  };
  await page.request.post('/api/imports?noun=subject&dryRun=false&duplicates=update', {
    multipart: { file },
  });
  await page.getByRole('link', { name: 'Imports' }).click();
  const undo = page.getByRole('button', { name: `Undo the import of ${code}.csv` });
  await press(undo);
  await expect(page.getByText(`The import of 1 subject from ${code}.csv was undone`)).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(heading(page, 'Imports')).toBeFocused();
});

test('a form on the screen returns the focus to the button that opened it, saved or cancelled', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(admin(''));
  for (const { section, add, view, data, label } of [
    {
      section: 'events',
      add: 'Add Event',
      view: 'View Events',
      data: { eventDate: '2027-01-05' },
      label: 'eventTitle',
    },
    {
      section: 'academic-calendar',
      add: 'Add Entry',
      view: 'View Calendar',
      data: { year: 'FIRST', date: '2031-01-05' },
      label: 'event',
    },
  ]) {
    await test.step(`the form of the ${section} returns the focus to the button that opened it, saved or cancelled`, async () => {
      const name = unique('Stays');
      await make(page, section, { ...data, [label]: name });
      await goWithin(page, `${admin(section)}?q=${name}`);
      const edit = page.getByRole('button', { name: `Edit ${name}` });
      for (const leave of [view, 'Cancel', 'Update']) {
        await press(edit);
        await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('textbox').or(page.getByLabel('Year')).first(),
        ).toBeFocused();
        await press(page.getByRole('button', { name: leave }));
        await expect(edit).toBeFocused();
      }
      const opener = page.getByRole('button', { name: add });
      await press(opener);
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await press(page.getByRole('button', { name: view }));
      await expect(row(page, name)).toBeVisible();
      await expect(opener).toBeFocused();
    });
  }
});

test('an entry of the month has the focus again when its form is left', async ({ page }) => {
  const event = unique('Month');
  await make(page, 'academic-calendar', { year: 'FIRST', event, date: '2031-01-05' });
  await page.goto(`${admin('academic-calendar')}?view=month&month=2031-01`);
  const entry = page.getByRole('cell').getByRole('button', { name: event });
  await press(entry);
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(entry).toBeFocused();
});

test('a form opened by its address moves the focus to the heading when it closes', async ({ page }) => {
  const title = unique('Far');
  const id = await make(page, 'events', { eventTitle: title, eventDate: '2027-01-05' });
  await page.goto(`${admin('events')}?q=nothing&form=${id}`);
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('No events found.')).toBeVisible();
  await expect(heading(page, 'Events Management')).toBeFocused();
});

test('a link to another screen moves the focus to its heading; Tab continues from there', async ({
  page,
}) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`${admin('students')}?q=${lastName}`);
  await test.step('after a click on the background the removal of an element does not move the focus', async () => {
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await edit.focus();
    await heading(page, 'Student List').click();
    await edit.evaluate((button) => button.remove());
    await expect(heading(page, 'Student List')).not.toBeFocused();
  });
  await press(row(page, lastName).getByRole('link', { name: 'Asha' }));
  await expect(heading(page, `Asha ${lastName}`)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Fees' }), 5);
});
