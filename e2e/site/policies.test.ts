import { expect, test } from '#e2e/public-page.ts';

for (const { path, heading, label, key, parts } of [
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    label: 'I have read and agree to the privacy policy.',
    key: 'privacyPolicyConsent',
    parts: 9,
  },
  {
    path: '/terms-and-conditions',
    heading: 'Terms and Conditions',
    label: 'I have read and agree to the terms and conditions.',
    key: 'termsConditionsConsent',
    parts: 8,
  },
]) {
  test(`${path} has its contents, and keeps the agreement on the device`, async ({ page }) => {
    await test.step(`${path} leads from its contents to each part`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(links).toHaveCount(parts);
      await links.last().click();
      const last = page.getByRole('heading', { level: 2 }).filter({ hasText: new RegExp(`^${parts}`) });
      await expect(last).toBeInViewport();
    });
    await test.step(`${path} keeps the agreement on the device and says so`, async () => {
      await page.goto(path);
      const box = page.getByRole('checkbox', { name: label });
      const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
      await expect(box).not.toBeChecked();
      await box.check();
      const sentence = page.getByText('Your choice is kept on this device only.');
      await expect(sentence).toBeVisible();
      await expect.poll(stored).toBe('true');
      await page.reload();
      await expect(box).toBeChecked();
      await expect(sentence).toBeVisible();
      await box.uncheck();
      await expect.poll(stored).toBe('false');
      await page.reload();
      await expect(box).not.toBeChecked();
    });
  });

  test(`${path} says when the device keeps nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(path);
    await page.getByRole('checkbox', { name: label }).check();
    await expect(page.getByText('Your browser does not let this site keep your choice.')).toBeVisible();
  });
}
