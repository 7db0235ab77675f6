// Every form of the portals under failures: refused, in conflict, broken server, no network, slow, clicked twice, session
// ended, left by mistake. Each time the typed values are kept, and one record is saved.

import type { Page } from '@playwright/test';
import {
  type Answer,
  dialogOf,
  type Form,
  forms,
  holdNextSave,
  inDialog,
  isChange,
  nextSave,
} from '#e2e/portal-form-table.ts';
import { become, expect, test } from '#e2e/portal-own-page.ts';
import { clickTwice, enterStudent, signInAgain } from '#e2e/portal-page.ts';
import { now } from '#test/clock.ts';

async function everyBadDay(page: Page, form: Form): Promise<void> {
  const { box, field, wire, path, elsewhere, saved, done } = form;
  const { typed = 'Typed by hand', button = 'Update', leave = () => page.keyboard.press('Escape') } = form;
  const save = box.getByRole('button', { name: button });
  const isPerson = /^\/api\/(students|faculty)(\/[^/]+)?$/.test(path);
  const refused = async (answer: Answer, sentence: string) => {
    await nextSave(page, path, answer);
    await save.click();
    await expect(box.getByRole('alert')).toHaveText(sentence);
    await expect(field).toHaveValue(typed);
  };

  // product §8: with the status for students and faculty, elsewhere the server's sentence alone.
  const told = (status: number, message: string) =>
    isPerson ? `Error: HTTP error! Status: ${status}, Message: ${message}` : message;

  await field.fill(typed);
  await leave();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveValue(typed);

  for (const status of [400, 409]) {
    const error = `Not so, ${status}`;
    const json = { error, fields: { [wire]: error, unknown: 'Nowhere to be seen' } };
    await refused({ status, json }, told(status, error));
    await expect(field).toHaveAccessibleDescription(new RegExp(`${error}$`));
    await expect(field).toBeFocused();
  }
  await refused('broken', told(502, 'Unknown error'));
  await refused('no network', 'The server cannot be reached. Please check the connection and try again.');

  if (elsewhere) {
    const other = await elsewhere();
    await save.click();
    const conflict = dialogOf(page, 'Another person saved this record');
    await expect(conflict.getByRole('row').nth(1)).toContainText(`${other}${typed}`);
    await conflict.getByRole('button', { name: 'Use theirs' }).click();
    await expect(field).toHaveValue(other);
    await field.fill(typed);
  }

  if (saved) await nextSave(page, path, saved);
  const { sent, letGo } = await slowAndSignedOut(page, path);
  await clickTwice(save);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(field).toHaveValue(typed);
  letGo();
  await signInAgain(page);
  await expect(page.getByRole('status').getByText(done)).toBeVisible();
  // The save is sent twice: before and after signing in.
  expect(sent()).toBe(2);
}

/** Holds the next save until it is released, and answers it 401 as for an ended session. */
async function slowAndSignedOut(page: Page, path: string) {
  let sent = 0;
  await nextSave(page, path, { status: 401, json: { error: 'Please sign in' } });
  const letGo = await holdNextSave(page, path);
  await page.route(`**${path}`, (route) => {
    if (isChange(route)) sent += 1;
    return route.fallback();
  });
  return { sent: () => sent, letGo };
}

/** A person and a row below a person; the others have the same kit, and `npm run prove browser` tries them. */
const ofEachKind = new Set(['student', 'fee']);
for (const [name, open] of Object.entries(forms)) {
  const tag = ofEachKind.has(name) ? [] : '@long';
  test(`the form of a ${name} keeps what was typed, and saves it once`, { tag }, async ({ page, office }) => {
    await everyBadDay(page, await open({ page, office }));
  });
}

test('the form of the own profile keeps what was typed, and saves it once', { tag: '@long' }, async ({
  page,
  office,
  join,
}) => {
  const member = await join('faculty');
  await become(page, member);
  const form = {
    path: `/api/faculty/${member.id}`,
    list: `/faculty-dashboard/${member.id}/profile`,
    edit: 'Vijaya Gurugubelli',
    title: 'Edit My Profile',
    label: 'Specialization',
    wire: 'specialization',
    done: 'Profile updated',
  };
  await everyBadDay(page, await inDialog({ page, office }, form));
});

test('closing the tab with a half-filled form asks too; an untouched one does not', async ({ page }) => {
  const { id } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students/${id}?tab=fees`);
  await page.getByRole('button', { name: 'Add fee' }).click();
  const asked: string[] = [];
  page.on('dialog', async (question) => {
    asked.push(question.type());
    await question.dismiss();
  });
  const fee = dialogOf(page, 'Add fee').getByLabel('Fee', { exact: true });
  await fee.fill('Half a wo');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(fee).toHaveValue('Half a wo');
  await fee.fill('');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('signing in again as another user saves nothing and keeps what was typed', async ({ page }) => {
  const { id } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students/${id}?tab=fees`);
  await page.getByRole('button', { name: 'Add fee' }).click();
  const dialog = dialogOf(page, 'Add fee');
  await dialog.getByLabel('Fee', { exact: true }).fill('Hostel');
  await dialog.getByLabel('Amount').fill('5,000');
  await dialog.getByLabel('Due on').fill('2027-01-05');
  const path = `/api/students/${id}/fees`;
  await nextSave(page, path, { status: 401, json: { error: 'Please sign in' } });
  await dialog.getByRole('button', { name: 'Add' }).click();
  const user = { id: 'another-user', type: 'admin' };
  await page.route('**/api/auth/*/login', (route) => route.fulfill({ json: { message: 'Welcome', user } }));
  let loggedOut = 0;
  await page.route('**/api/auth/logout', (route) => {
    loggedOut += 1;
    return route.fulfill({ status: 204 });
  });
  const again = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await again.getByLabel('Username').fill('another');
  await again.getByLabel('Password', { exact: true }).fill('mango river bicycle');
  await again.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(again.getByRole('alert')).toContainText('This is another account.');
  await expect.poll(() => loggedOut).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in');
  await expect(dialog.getByLabel('Fee', { exact: true })).toHaveValue('Hostel');
});

test('a user who leaves during a save is told its result, also above the next form', async ({
  page,
  office,
}) => {
  const { box, field, path } = await forms.fee({ page, office });
  for (const [status, said] of [
    [503, 'The fee was not saved. Too busy'],
    [200, 'Fee updated'],
  ] as const) {
    if (status === 503) await nextSave(page, path, { status, json: { error: 'Too busy' } });
    const letGo = await holdNextSave(page, path);
    await field.fill('Typed by hand');
    await box.getByRole('button', { name: 'Update' }).click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(box).toBeHidden();
    await page.getByRole('button', { name: 'Add fee' }).click();
    const next = dialogOf(page, 'Add fee');
    await next.getByLabel('Fee', { exact: true }).fill('Another one');
    letGo();
    await expect(page.getByRole('status').getByText(said)).toBeVisible();
    await expect(next.getByLabel('Fee', { exact: true })).toHaveValue('Another one');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: status === 503 ? 'Edit Hostel' : 'Edit Typed by hand' }).click();
    await expect(box).toBeVisible();
  }
});

test('a search that was just typed does not disturb the form that is opened after it', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students?q=${lastName}`);
  const edit = page.getByRole('button', { name: `Edit Asha ${lastName}` });
  await edit.waitFor();
  await page.clock.install({ time: now() });
  await page.getByRole('searchbox').fill(lastName.slice(0, -1));
  await edit.click();
  const dialog = dialogOf(page, 'Edit Student');
  await dialog.getByLabel('Phone').fill('98480 22338');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(new RegExp(`q=${lastName.slice(0, -1)}$`));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('status').getByText('Student updated')).toBeVisible();
});
