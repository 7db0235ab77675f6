import { readFile } from 'node:fs/promises';
import { contact, links } from '#content/facts.ts';
import { expect, test } from '#e2e/public-page.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { routes } from '#shared/routes.ts';
import { now } from '#test/clock.ts';
import { words } from '#test/site-words.ts';

const { admissions } = words.admissions;

const pages = [
  { path: routes.admissions, label: 'Admission', heading: 'Admissions' },
  { path: routes.feeStructure, label: 'Fee Structure', heading: 'Fee Structure' },
  { path: routes.coursesOffered, label: 'Courses Offered', heading: 'Courses Offered' },
];

test('the side menu leads to the three pages and marks the one that is shown', async ({ page }) => {
  await page.goto(routes.admissions);
  const menu = page.getByRole('navigation', { name: 'Admissions' });
  await expect(menu.getByRole('link')).toHaveText(pages.map(({ label }) => label));
  for (const { path, label, heading } of pages) {
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menu.locator('[aria-current=page]')).toHaveText(label);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(menu.locator('[aria-current=page]')).toHaveText('Courses Offered');
});

test('each page of the section says what the product says', async ({ page }) => {
  await test.step('admissions lists nine documents, both quotas, the code, the form and the email', async () => {
    await page.goto(routes.admissions);
    const main = page.getByRole('main');
    const documents = main.locator('section', {
      has: page.getByRole('heading', { name: 'Required documents' }),
    });
    await expect(documents.getByRole('listitem')).toHaveCount(9);
    for (const item of admissions.documents.items) await expect(documents.getByText(item)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Convener quota (70%)' })).toContainText('17 seats');
    await expect(main.getByRole('heading', { name: 'Management quota (30%)' })).toContainText('8 seats');
    await expect(
      main.getByText('At least 50% in the Intermediate group subjects, or an entrance rank.'),
    ).toBeVisible();
    await expect(main.getByText('VCCP', { exact: true })).toBeVisible();
    const glance = main.locator('dl', { hasText: 'Convener quota:' });
    await expect(glance).toHaveText(
      /^Admission:(Opens on|Open until|Closed).*Convener quota:₹ 50,000 per yearManagement quota:₹ 1,20,000 per year$/,
    );
    const form = main.getByRole('link', { name: 'Open the application form' });
    await expect(form).toHaveAttribute('href', links.applicationForm);
    await expect(form).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('link', { name: contact.emails.admissions })).toHaveAttribute(
      'href',
      `mailto:${contact.emails.admissions}`,
    );
  });
  await test.step('a link leads to the answers, whose phone numbers are called with one tap', async () => {
    await page.getByRole('link', { name: 'Hostel, transport, NEET and recognition' }).click();
    const hostel = page.getByRole('definition').filter({ hasText: 'beside the college' });
    await expect(hostel).toBeInViewport();
    await expect(hostel.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      contact.phoneLink,
    );
  });
  await test.step('any other address below admissions shows the admissions', async () => {
    const response = await page.goto('/admissions/hostel');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admissions');
  });
  await test.step('the fees are shown with the sum of the whole course', async () => {
    await page.goto(routes.feeStructure);
    const main = page.getByRole('main');
    await expect(main.getByText(`Academic year ${academicYearLabel(now())}`)).toBeVisible();
    await expect(main.getByText('Additional fees, one-time: ₹ 10,000.')).toBeVisible();
    const table = page.getByRole('table', { name: 'Fees of the Bachelor of Physiotherapy' });
    const row = (name: string) => table.getByRole('row', { name });
    await expect(row('Tuition fee per year').getByRole('cell')).toHaveText(['₹ 50,000', '₹ 1,20,000']);
    await expect(row('Additional fees').getByRole('cell')).toHaveText(['₹ 10,000', '₹ 10,000']);
    await expect(row('All 4 years').getByRole('cell')).toHaveText(['₹ 2,10,000', '₹ 4,90,000']);
  });
  await test.step('Download Fees Structure gives a real PDF, a small one', async () => {
    await page.goto(routes.feeStructure);
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Fees Structure (PDF)' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^VCP Fee Structure \d{4}-\d{4}\.pdf$/);
    const pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(80_000);
  });
  await test.step('courses offered leads to both courses', async () => {
    await page.goto(routes.coursesOffered);
    const table = page.getByRole('table', { name: 'Courses offered by the college' });
    await expect(table.getByRole('link', { name: 'Physiotherapy (BPT)' })).toHaveAttribute(
      'href',
      '/course-details/physiotherapy',
    );
    await expect(table.getByRole('link', { name: 'Free Computer Training' })).toHaveAttribute(
      'href',
      '/course-details/computer-course',
    );
    await expect(table.getByRole('row', { name: 'Physiotherapy (BPT)' })).toContainText(
      '25 (17 convener, 8 management)',
    );
  });
});

test('₹ is drawn in the letters of the site', async ({ page }) => {
  await page.goto(routes.feeStructure);
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d');
    // Where the typeface lacks the sign, its width is that of the other font.
    return ['monospace', 'serif'].map((other) => {
      if (context) context.font = `100px "Anek Latin", "Anek signs", ${other}`;
      return context?.measureText('₹').width;
    });
  });
  expect(widths[0]).toBe(widths[1]);
});

test('the PDF is that of the academic year that the page names', async ({ page }) => {
  const year = academicYearLabel(now());
  await page.goto(routes.feeStructure);
  await expect(page.getByText(`Academic year ${year}`)).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Fees Structure (PDF)' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`VCP Fee Structure ${year}.pdf`);
  const pdf = await readFile(await download.path(), 'latin1');
  expect(pdf).toContain(`Academic year ${year}`);
});

test('fees and documents print on A4 without the frame of the site', async ({ page }) => {
  for (const path of [routes.feeStructure, routes.admissions]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const landmark of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(0);
    await expect(page.getByText(/^Vamsadhara College of Physiotherapy, \+91/)).toBeVisible();
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the print button prints', async ({ page }) => {
  await page.addInitScript('window.print = () => { document.title = "printed"; }');
  await page.goto(routes.feeStructure);
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page).toHaveTitle('printed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('questions open and the PDF is there', async ({ page, request }) => {
    await page.goto(routes.admissions);
    await page.getByText('Is NEET needed?').click();
    await expect(page.getByText('an entrance rank counts too')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Admissions' })
      .getByRole('link', { name: 'Fee Structure' })
      .click();
    const href = await page.getByRole('link', { name: 'Download Fees Structure (PDF)' }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-type']).toContain('application/pdf');
  });
});
