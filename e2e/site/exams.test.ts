import { contact } from '#content/facts.ts';
import { expect, expectAccessible, test } from '#e2e/public-page.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { examTabs, routes } from '#shared/routes.ts';
import { today } from '#test/clock.ts';
import { heads, words } from '#test/site-words.ts';

const { examFaq, examHub, exams, examTabNames, notices, resourceLinks } = words.exams;

test('each tab has what the product says', { tag: '@long' }, async ({ page }) => {
  await test.step('the tabs lead to their addresses, each with its own title and description', async () => {
    await page.goto(routes.exams);
    const tabs = page.getByRole('navigation', { name: examHub.tabsLabel });
    await expect(tabs.getByRole('link')).toHaveText(examTabs.map((name) => examTabNames[name]));
    for (const tab of examTabs) {
      const path = routes.examTab(tab);
      await tabs.getByRole('link', { name: examTabNames[tab] }).click();
      await expect(page).toHaveURL(path);
      await expect(tabs.locator('[aria-current=page]')).toHaveText(examTabNames[tab]);
      await expect(page).toHaveTitle(heads[path]?.title ?? 'no title');
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        heads[path]?.description ?? '',
      );
      await expect(
        page.getByRole('heading', { level: 2, name: examHub[tab].heading, exact: true }),
      ).toBeVisible();
    }
  });
  await test.step('/exams opens the schedule with every exam, or says that there is none', async () => {
    await page.goto(routes.exams);
    await expect(
      page.getByRole('navigation', { name: examHub.tabsLabel }).locator('[aria-current=page]'),
    ).toHaveText('Schedule');
    // Each start value leaves the page after its day; the table of published dates is in published-pages.test.ts.
    const ahead = exams.filter(({ date }) => date >= today);
    if (ahead.length === 0) return expect(page.getByText('No exam schedule available.')).toBeVisible();
    const table = page.getByRole('table', { name: examHub.schedule.tableLabel });
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(examHub.schedule.columns));
    // A heading for each year.
    const years = new Set(ahead.map(({ year }) => year)).size;
    await expect(table.getByRole('row')).toHaveCount(ahead.length + years + 1);
    for (const exam of ahead) {
      const row = table
        .getByRole('row', { name: exam.examCode, exact: false })
        .filter({ hasText: exam.subject });
      await expect(row.getByRole('rowheader')).toContainText(formatDate(exam.date));
      for (const text of [formatTime(exam.time), exam.duration, exam.semester, exam.venue, exam.instructor])
        await expect(row).toContainText(text);
    }
  });
  await test.step('results are downloaded in the student portal', async () => {
    await page.goto(routes.examTab('results'));
    await expect(page.getByRole('link', { name: 'Download Results' })).toHaveAttribute(
      'href',
      routes.studentLogin,
    );
    await expect(page.getByRole('link', { name: contact.emails.examinations })).toHaveAttribute(
      'href',
      `mailto:${contact.emails.examinations}`,
    );
  });
  await test.step('the fixed notice comes before the others', async () => {
    await page.goto(routes.examTab('notices'));
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(items).toHaveCount(notices.length);
    await expect(items.first()).toContainText('The exam schedule has been updated.');
  });
  await test.step('eight resources, each in a new tab', async () => {
    await page.goto(routes.examTab('resources'));
    const links = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
    await expect(links).toHaveCount(8);
    for (const { resourcesTitle, resourcesLink } of resourceLinks)
      await expect(page.getByRole('link', { name: resourcesTitle })).toHaveAttribute('href', resourcesLink);
    const opened = page.waitForEvent('popup');
    await links.first().click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
      resourceLinks[0].resourcesTitle,
    );
  });
});

test('seven questions, one answer open at a time', async ({ page }) => {
  await page.goto(routes.exams);
  await expect(page.locator('details[name=exam-faq]')).toHaveCount(7);
  const [first, second] = examFaq;
  await page.getByText(first.q).click();
  await expect(page.getByText(first.a)).toBeVisible();
  await page.getByText(second.q).click();
  await expect(page.getByText(second.a)).toBeVisible();
  await expect(page.getByText(first.a)).toBeHidden();
  await page.getByText(second.q).click();
  await expect(page.getByText(second.a)).toBeHidden();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('tabs and questions work', async ({ page }) => {
    await page.goto(routes.exams);
    await page.getByRole('main').getByRole('link', { name: 'Notices' }).click();
    await expect(page.getByText(notices[0].text)).toBeVisible();
    await page.getByText(examFaq[6].q).click();
    await expect(page.getByText(examFaq[6].a)).toBeVisible();
  });
});
