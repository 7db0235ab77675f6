import { expect, test } from '#e2e/public-page.ts';

const when = (iso: string) => new Date(iso);

test('webinars are listed as their time has not come or has passed', async ({ page }) => {
  await test.step('the next webinar can be registered for by WhatsApp, past ones are listed below', async () => {
    await page.clock.setFixedTime(when('2026-11-20T12:00:00+05:30'));
    await page.goto('/webinar');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Career opportunities after BPT',
      'Moving well at every age',
      'After a stroke: what the family can do',
      'Admission to BPT, step by step',
    ]);
    await expect(page.getByText('23 Jan 2027').first()).toBeVisible();
    const register = page.getByRole('link', { name: /Register on WhatsApp/ });
    await expect(register).toHaveCount(1);
    const url = new URL((await register.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toBe(
      'I would like to register for the webinar: Career opportunities after BPT',
    );
  });
  await test.step('a webinar is listed as the next one until it has ended', async () => {
    const none = page.getByText('No webinar is planned at the moment.');
    await page.clock.setFixedTime(when('2027-01-23T17:59:00+05:30'));
    await page.goto('/webinar');
    await expect(page.getByRole('link', { name: /Register on WhatsApp/ })).toBeVisible();
    await expect(none).toBeHidden();
    await page.clock.setFixedTime(when('2027-01-23T18:01:00+05:30'));
    await page.goto('/webinar');
    await expect(page.getByRole('link', { name: /Register on WhatsApp/ })).toBeHidden();
    await expect(none).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
  });
  await test.step('before the first webinar the list of past ones is empty', async () => {
    await page.clock.setFixedTime(when('2026-01-01T12:00:00+05:30'));
    await page.goto('/webinar');
    await expect(page.getByText('No webinar has been held yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Register on WhatsApp/ })).toHaveCount(4);
  });
});

test('the career page and the page under construction', async ({ page }) => {
  await test.step('the career page is blank except for the frame and a heading for screen readers', async () => {
    await page.goto('/career-path/at-vcp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career at VCP');
    const main = page.getByRole('main');
    expect(await main.evaluate((element) => element.children.length)).toBe(1);
    expect((await main.boundingBox())?.height).toBeLessThan(2);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  await test.step('the under-construction page leads back home', async () => {
    await page.goto('/under-developments-or-maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under development or maintenance');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
