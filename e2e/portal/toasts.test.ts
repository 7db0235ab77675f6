// The messages at the edge of the screen: visible, announced and usable on every screen and above dialogs.
import type { Locator, Page } from '@playwright/test';
import { enterStudent, expect, row, test, unique } from '#e2e/portal-page.ts';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function overlaps(a: Box, b: Box): boolean {
  if (!a || !b) throw new Error('Not on the screen');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isAbove;
}

async function deleteOf(page: Page, lastName: string): Promise<void> {
  await page.goto(`/admin-dashboard/students?q=${lastName}`);
  await page.getByRole('button', { name: `Edit Asha ${lastName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('Undo is there while a form is open above the list, and what was typed stays', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await deleteOf(page, lastName);
  await page.getByRole('button', { name: 'Enter New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Student' });
  await dialog.getByLabel('Religion').fill('Half a wo');
  await page.setViewportSize({ width: 360, height: 640 });
  const message = dialog.getByRole('status').locator('div').first();
  for (const button of await dialog.getByRole('button', { name: /^(Close|Cancel|Create)$/ }).all())
    await expect
      .poll(async () => overlaps(await message.boundingBox(), await button.boundingBox()))
      .toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status').getByText(`Asha ${lastName} is back`)).toBeVisible();
  await expect(dialog.getByLabel('Religion')).toHaveValue('Half a wo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText(`Asha ${lastName} is back`)).toBeVisible();
  await expect(row(page, lastName)).toBeVisible();
});

test('a message covers no button of a bar at the foot, of chosen rows or of a form', {
  tag: '@long',
}, async ({ page }) => {
  const firstName = unique('Bhanu');
  const [deleted, chosen] = [
    await enterStudent(page, { firstName }),
    await enterStudent(page, { firstName }),
  ];
  await page.goto(`/admin-dashboard/students?q=${firstName}`);
  await page.getByRole('button', { name: `Edit ${firstName} ${deleted.lastName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Undo' });
  const expectFree = async (bar: Locator) => {
    await expect(bar).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The page is told of its new size with the next frame, before it is painted.
      const covers = async () => overlaps(await message.boundingBox(), await bar.boundingBox());
      await expect.poll(covers, { message: `${width} px` }).toBe(false);
    }
  };
  await page.getByRole('checkbox', { name: `Choose ${firstName} ${chosen.lastName}` }).check();
  await expectFree(page.getByRole('region', { name: 'Chosen students' }));
  await page.getByRole('link', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expectFree(page.locator('.form-buttons'));
});

test('a message without an action does not replace one with Undo', { tag: '@long' }, async ({ page }) => {
  const { lastName } = await enterStudent(page);
  const codes = [unique('PA'), unique('PB'), unique('PC'), unique('PD')];
  for (const code of codes) {
    const subject = { code, name: code, year: 'FIRST' };
    const made = await page.request.post('/api/subjects', { data: subject });
    await page.request.delete(`/api/subjects/${((await made.json()) as { id: string }).id}`);
  }
  await deleteOf(page, lastName);
  const menu = page.getByRole('navigation', { name: 'Admin portal' });
  await menu.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  for (const code of codes) {
    await page.getByRole('button', { name: `Restore ${code}` }).click();
    await expect(page.getByText(`${code} ${code} is back`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Asha ${lastName} is back`)).toBeVisible();
});
