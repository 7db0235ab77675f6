// The WhatsApp help (product §2.2): a bubble in the corner that opens by itself.

import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/public-page.ts';
import { now } from '#test/clock.ts';

const phone = { width: 360, height: 740 };

/** The texts of the controls that the help covers. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.getElementById('whatsapp-help');
    const box = bubble?.getBoundingClientRect();
    const controls = document.querySelectorAll('a, button, input, select, textarea, summary');
    return [...controls]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const isOver =
          bubble && box && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        return (
          isOver &&
          !('aside' in bubble.dataset) &&
          !bubble?.contains(control) &&
          control.checkVisibility({ visibilityProperty: true })
        );
      })
      .map((control) => control.textContent);
  });
}

const help = (page: Page) => page.getByRole('complementary', { name: 'Need help?' });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: now() });
});

test('opens 5000 ms after load, and not earlier, without taking the focus', async ({ page }) => {
  // The clock stands while the page loads, however long that takes.
  await page.clock.pauseAt(now().getTime() + 60_000);
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to the main text' });
  await skip.focus();
  await page.clock.runFor(4950);
  await expect(help(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(help(page)).toBeVisible();
  await expect(skip).toBeFocused();
  await expect(help(page).getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/919000000000?text=${encodeURIComponent('Hello VCP, I have a question.')}`,
  );
});

test('closes with Escape or its button, and stays away for the rest of the visit', async ({ page }) => {
  await page.goto('/');
  await page.clock.runFor(5100);
  await expect(help(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.goto('/about');
  await page.clock.runFor(6000);
  await expect(help(page)).toBeHidden();
  await test.step('by its button, in another visit', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.clock.runFor(5100);
    await help(page).getByRole('button', { name: 'Not now' }).click();
    await expect(help(page)).toBeHidden();
  });
});

test('never opens on forms and accounts', async ({ page }) => {
  for (const path of ['/contact', '/scholarships-form', '/services/research-laboratory', '/student-login']) {
    await page.goto(path);
    await page.clock.runFor(6000);
    await expect(help(page)).toHaveCount(0);
  }
});

test('covers no control of a phone, wherever the page rests: it moves, or is away while there is no place', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/admissions', '/about/governing-body', '/gallery', '/exams', '/notices']) {
    await page.goto(path);
    await page.clock.runFor(5100);
    await expect(help(page), path).toBeVisible();
    for (const place of [0, 300, 700, 1500, 100_000]) {
      await page.evaluate(async (top) => {
        const before = scrollY;
        scrollTo({ top, behavior: 'instant' });
        if (scrollY !== before) await new Promise((done) => addEventListener('scroll', done, { once: true }));
      }, place);
      await page.clock.runFor(300);
      expect(await coveredControls(page), `${path} at ${place}`).toEqual([]);
    }
  }
});

test('covers no link of the menu that is opened under it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.clock.runFor(5100);
  await expect(help(page)).toBeVisible();
  const menu = page.getByRole('banner').locator('summary');
  // The browser tells of the opened menu in a later task: the help cannot move before.
  const opened = await menu.evaluateHandle((summary) => ({
    told: new Promise((done) => summary.parentElement?.addEventListener('toggle', done, { once: true })),
  }));
  await menu.click();
  await opened.evaluate(({ told }) => told.then(() => undefined));
  await expect(page.getByRole('link', { name: 'Anti-Ragging', exact: true }).first()).toBeVisible();
  await page.clock.runFor(300);
  expect(await coveredControls(page)).toEqual([]);
});

test('waits for an open dialog to be closed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Admission Enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Admission Enquiry' });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(help(page)).toBeVisible();
  await help(page).getByRole('button', { name: 'Not now' }).click();
  await expect(help(page)).toBeHidden();
});

test('works when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.clock.runFor(5100);
  await expect(help(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
});
