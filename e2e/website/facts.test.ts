// The office changes a fee once, and an anonymous phone sees it everywhere; taken back, the start value is shown again.

import type { Locator, Page } from '@playwright/test';
import { become, openPhone } from '#e2e/college.ts';
import { tableOf } from '#e2e/portal-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { now } from '#test/clock.ts';
import { pdfText } from '#test/pdf-text.ts';

test.use({ state: 'bare' });

const longWord = 'hostels-of-the-vamsadhara-college-of-physiotherapy'.replaceAll('-', '');

async function openSearch(phone: Page): Promise<Locator> {
  await phone.keyboard.press('/'); // its button is in the menu of a narrow phone: e2e/site/search.test.ts
  return phone.getByRole('dialog', { name: 'Search this site' });
}

/** What a visitor reads of the fee, in six places. */
async function expectFee(phone: Page, fee: string, sum: string): Promise<void> {
  await phone.goto('/admissions/fee-structure');
  const table = phone.getByRole('table', { name: 'Fees of the Bachelor of Physiotherapy' });
  await expect(table.getByRole('row', { name: 'Tuition fee per year' })).toContainText(fee);
  await expect(table.getByRole('row', { name: 'All 4 years' })).toContainText(sum);
  await expect(phone.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(fee));
  const href = await phone.getByRole('link', { name: /^Download Fees Structure/ }).getAttribute('href');
  expect(pdfText(await (await phone.request.get(href ?? '')).body())).toContain(sum);
  await phone.goto('/admissions');
  await expect(phone.getByText(`Convener quota:${fee} per year`)).toBeVisible();
  await phone.goto('/');
  await expect(phone.getByRole('region', { name: 'For parents' })).toContainText(sum);
  const dialog = await openSearch(phone);
  await dialog.getByRole('searchbox').fill('fees');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'BPT Fee Structure' })).toContainText(fee);
}

test('the office changes a fee and an answer once; a phone sees them on all pages, in the PDF and the search, until they are taken back', async ({
  page,
  browser,
  college,
}) => {
  const phone = await openPhone(browser, college.origin);
  await become(page, college.admin);
  await page.goto('/admin-dashboard');
  const menu = page.getByRole('navigation', { name: 'Admin portal' });
  await menu.getByText('Website').click();
  await menu.getByRole('link', { name: 'Facts' }).click();
  const facts = tableOf(page, 'Facts');
  const row = facts.getByRole('row').filter({ hasText: /^Tuition fee per year, convener quota/ });
  await expect(row).toContainText('Start value');
  const later = facts.getByRole('row').filter({ hasText: 'From next year: additional fees' });
  await expect(later).toContainText('Not entered');
  await expectAccessible(page);
  const held = page.getByLabel('Holds for the year');
  const year = academicYearLabel(now()); // a fee of another year is not published
  await later.getByRole('button', { name: /^Edit/ }).click();
  const start = Number(year.slice(0, 4));
  await expect(held.getByRole('option', { name: /^2/ })).toHaveText(
    [start + 1, start + 2].map((one) => `${one}-${one + 1}`),
  );
  await page.getByRole('button', { name: 'View Facts' }).click();
  await row.getByRole('button', { name: /^Edit/ }).click();
  const amount = page.getByLabel('Amount in rupees');
  await held.selectOption(year);
  await amount.fill('-5');
  await page.getByLabel('Source', { exact: true }).fill('Fee order <b>7</b>');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(amount).toHaveAccessibleDescription('Enter whole rupees, such as 50000');
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('Fee order <b>7</b>');
  await amount.fill('47,500');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: /^Edit/ }).click();
  const publication = page.getByRole('region', { name: 'Publication' });
  const preview = await publication
    .getByRole('link', { name: /^Preview: Fee Structure/ })
    .getAttribute('href');
  expect(await (await page.request.get(preview ?? '')).text()).toContain('₹ 47,500');
  await publication.getByRole('button', { name: /^Publish/ }).click();
  await expect(publication).toContainText('Published');
  await expectFee(phone, '₹ 47,500', '₹ 2,00,000');
  await phone.goto('/admissions/fee-structure');
  await expect(phone.getByText(/Source: Fee order <b>7<\/b>$/)).toBeVisible();
  await expectAccessible(phone);

  await page.goto('/admin-dashboard/facts?form=hostel');
  await page
    .getByLabel('Answer', { exact: true })
    .fill(`Yes, for 60 girls beside the college. Call 98480 22338 or see https://${longWord}.example/`);
  await test.step('a long address in an answer does not make the form wider than a phone', async () => {
    const size = page.viewportSize();
    await expectNoSidewaysScroll(page);
    if (size) await page.setViewportSize(size);
  });
  await page.getByRole('button', { name: 'Update' }).click();
  const hostel = facts.getByRole('row').filter({ hasText: 'Hostel' });
  await hostel.getByRole('button', { name: 'Publish Hostel' }).click();
  await expect(hostel).toContainText('Published');
  await phone.goto('/');
  const dialog = await openSearch(phone);
  await dialog.getByRole('searchbox').fill('hostle');
  const found = dialog.getByRole('listitem').getByRole('link').first();
  await expect(found).toContainText('Yes, for 60 girls beside the college.');
  await found.click();
  await expect(phone).toHaveURL(/\/admissions/);
  await expect(phone.getByRole('definition').filter({ hasText: 'Yes, for 60 girls' })).toContainText(
    'For 2026-27 · Source: Sample data',
  );
  await expect(phone.getByRole('link', { name: '98480 22338' })).toHaveAttribute('href', 'tel:+919848022338');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  await row.getByRole('button', { name: /^Take back/ }).click();
  await expect(row).toContainText('Taken back');
  await hostel.getByRole('button', { name: /^Take back/ }).click();
  await expect(hostel).toContainText('Taken back');
  await phone.goto('/admissions');
  await expect(phone.getByText('Convener quota:₹ 50,000 per year')).toBeVisible();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await publication.getByText(/^History of publications/).click();
  await expect(publication).toContainText(`‘₹ 47,500, ${year}’`);
  await phone.context().close();
});
