import { clickTwice, expect, row, test, unique } from '#e2e/portal-page.ts';

const list = '/admin-dashboard/academic-calendar';

test('an entry needs year, event and date, is edited and deleted', async ({ page }) => {
  const event = unique('Viva');
  await page.goto(list);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  // The button of the form has the name of that of the list.
  await expect(page.getByLabel('Event')).toBeVisible();
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('Year')).toBeFocused();
  await page.getByLabel('Year').selectOption('Third');
  await page.getByLabel('Date').fill('2031-03-04');
  await page.getByLabel('Event').fill(event);
  await clickTwice(page.getByRole('button', { name: 'Add Entry' }));
  await expect(page).toHaveURL(list);
  await page.getByRole('searchbox').fill(event);
  await expect(row(page, event)).toHaveCount(1);
  await expect(row(page, event)).toContainText('Third');
  await expect(row(page, event)).toContainText('4 Mar 2031');

  await page.getByRole('button', { name: `Edit ${event}` }).click();
  await page.getByLabel('Year').selectOption('Fourth');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(row(page, event)).toContainText('Fourth');

  await page.getByRole('button', { name: `Delete ${event}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete calendar entry' });
  await expect(question).toContainText('Are you sure you want to delete this entry?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, event)).toHaveCount(0);
});

test('the list opens on coming dates, soonest first; past ones are a choice', async ({ page }) => {
  const event = unique('Term');
  for (const date of ['2031-02-01', '2020-01-01', '2031-01-31', '2020-01-02'])
    await page.request.post('/api/academic-calendar', { data: { year: 'FIRST', event, date } });
  const dates = page
    .getByRole('row')
    .filter({ hasText: event })
    .getByText(/ 20\d\d$/);
  await page.goto(`${list}?q=${event}`);
  await expect(dates).toHaveText(['31 Jan 2031', '1 Feb 2031']);
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('Past');
  await expect(dates).toHaveText(['2 Jan 2020', '1 Jan 2020']);
  const href = await page.getByRole('link', { name: 'Export CSV', exact: true }).getAttribute('href');
  const csv = await (await page.request.get(href ?? '')).text();
  expect(csv).toContain('2020-01-02');
  expect(csv).not.toContain('2031');
});

test('a refused entry says ‘Failed to add calendar entry’', async ({ page }) => {
  await page.goto(`${list}?form=new`);
  await page.getByLabel('Year').selectOption('First');
  await page.getByLabel('Date').fill('2031-03-04');
  await page.getByLabel('Event').fill('Lost?');
  await page.route('**/api/academic-calendar', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add calendar entry. Please try again.');
  await expect(page.getByLabel('Event')).toHaveValue('Lost?');
  await page.getByRole('button', { name: 'View Calendar' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(list);
});

test('the month shows entries on their days, and leads to the neighbours and to the form', async ({
  page,
}) => {
  const event = unique('Lab');
  const answer = await page.request.post('/api/academic-calendar', {
    data: { year: 'SECOND', event, date: '2027-05-31' },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`${list}?month=2027-04`);
  await expect(page.getByRole('heading', { name: 'April 2027' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=2027-05/);
  const day = page.getByRole('cell').filter({ hasText: event });
  await expect(day).toContainText('31');
  await expect(day).toContainText('Second year');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('First year');
  await expect(day).toHaveCount(0);
  await page.goBack();
  await day.getByRole('button', { name: event }).click();
  await expect(page.getByLabel('Event')).toHaveValue(event);
  await page.goBack();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(`${list}?view=list`);
});

test('what is the same in every year stands once, in list and month, and is edited for all of them', async ({
  page,
}) => {
  const event = unique('Fest');
  const data = { year: 'FIRST', event, date: '2031-06-15', allYears: true };
  expect((await page.request.post('/api/academic-calendar', { data })).status()).toBe(201);
  await page.goto(`${list}?q=${event}`);
  await expect(row(page, event)).toHaveCount(1);
  await expect(row(page, event)).toContainText('All years');
  await page.goto(`${list}?month=2031-06`);
  await page.getByRole('cell').getByRole('button', { name: event }).click();
  await expect(page.getByRole('checkbox', { name: /^For the whole college/ })).toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(list);
  await expect(page.getByRole('table', { name: 'Academic Calendar' })).toBeVisible();
});

test('a loading month says so, and shows no entries of the previous month', async ({ page }) => {
  const event = unique('Early');
  for (const date of ['2028-03-31', '2028-04-01'])
    await page.request.post('/api/academic-calendar', {
      data: { year: 'SECOND', event: `${event} ${date}`, date },
    });
  await page.goto(`${list}?month=2028-03`);
  const march = page.getByRole('region', { name: 'March 2028' });
  await expect(march.getByRole('button', { name: `${event} 2028-03-31` })).toBeVisible();
  await expect(march).toHaveAttribute('aria-busy', 'false');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/academic-calendar?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Next month' }).click();
  const april = page.getByRole('region', { name: 'April 2028' });
  await expect(april).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(event)).toHaveCount(0);
  await expect(april.getByText('Nothing is entered')).toHaveCount(0);
  letGo();
  await expect(april.getByRole('button', { name: `${event} 2028-04-01` })).toBeVisible();
  await expect(april).toHaveAttribute('aria-busy', 'false');
});
