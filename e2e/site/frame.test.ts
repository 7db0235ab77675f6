// The frame around every public page (product §2.2): header, footer, pop-ups, small helpers.
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  siteFrame,
  test,
  untilLaidOut,
} from '#e2e/public-page.ts';

const phone = { width: 360, height: 740 };

test('the links of the header and the footer, and the button back to the top', async ({ page }) => {
  await test.step('the top navigation has the six pages of the product in their order', async () => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'About', 'Services', 'Facilities', 'Contact', 'Courses']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', '/about', '/services', '/facilities', '/contact', '/courses']);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
  });
  await test.step('a page with a link of its own is not also that of the pages above it', async () => {
    await page.goto('/admissions/fee-structure');
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText(['Fees', 'Fees']);
  });
  await test.step('the footer has every link of the product with its target', async () => {
    const footer = page.getByRole('contentinfo');
    // Folded on phones alone: at a desk a group has its heading and no button that unfolds it.
    await expect(footer.getByText('Hub', { exact: true }).filter({ visible: true })).toHaveCount(1);
    const targets: Record<string, string> = {
      'Terms & Conditions': '/terms-and-conditions',
      'Privacy Policy': '/privacy-policy',
      Admissions: '/admissions',
      Scholarships: '/services/scholarships',
      Examination: '/exams',
      'Our Gallery': '/gallery',
      Brochures: '/under-developments-or-maintenance',
      Career: '/career-path/at-vcp',
      'Student Login': '/student-login',
      'Faculty Login': '/faculty-login',
      'Admin Login': '/admin-login',
    };
    for (const [name, url] of Object.entries(targets))
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    const outside: Record<string, string> = {
      Feedback: 'https://forms.vcp.example/feedback',
      Grievance: 'https://forms.vcp.example/grievance',
      'VCP on Facebook': 'https://www.facebook.com/vcp.example',
      'VCP on Instagram': 'https://www.instagram.com/vcp.example',
      'VCP on LinkedIn': 'https://www.linkedin.com/company/vcp-example',
      'Chat with VCP on WhatsApp': 'https://wa.me/919000000000',
    };
    for (const [name, url] of Object.entries(outside)) {
      const link = footer.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await expect(footer.getByText('Sample Street, Near the Sample Bus Stand')).toBeVisible();
    await expect(footer.getByText('Website by Sample Web Team')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'web@vcp.example' })).toHaveAttribute(
      'href',
      'mailto:web@vcp.example',
    );
  });
  await test.step('the button back to the top appears past 300 px and scrolls to the top', async () => {
    const up = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 301));
    await expect(up).toBeVisible();
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toBeHidden();
  });
});

test('the header is opaque at 50 px and translucent past them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const opacity = () =>
    page.getByRole('banner').evaluate((header) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(header).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
    });
  expect(await opacity()).toBe(1);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  expect(await opacity()).toBe(1);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(opacity).toBeLessThan(1);
  // Nothing behind it can be read.
  expect(await opacity()).toBeGreaterThan(0.95);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(opacity).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('header, menu and bar', async ({ page }) => {
    await test.step('the search is beside the menu, and one tap leads to admissions and fees', async () => {
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('button', { name: /^Search/ })).toBeVisible();
      for (const name of ['Admissions', 'Fees'])
        await expect(page.getByRole('link', { name, exact: true }).last()).toBeInViewport();
    });
    await test.step('the menu opens, closes with Escape and gives the focus back', async () => {
      const menu = page.locator('summary', { has: page.locator('svg') }).first();
      await menu.click();
      const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
      await expect(links).toHaveText([
        'Home',
        'About',
        'Services',
        'Facilities',
        'Contact',
        'Courses',
        'Admissions',
        'Fees',
        'Examinations',
        'Notices',
        'Anti-Ragging',
      ]);
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await page.mouse.click(180, 700);
      await expect(links.first()).toBeHidden();
    });
    await test.step('the bar at the bottom calls, chats and opens the enquiry', async () => {
      const call = page.getByRole('link', { name: 'Call', exact: true }).last();
      const chat = page.getByRole('link', { name: 'WhatsApp (opens in a new tab)', exact: true });
      await expect(call).toHaveAttribute('href', 'tel:+919000000000');
      await expect(chat).toHaveAttribute('href', 'https://wa.me/919000000000');
      await expect(chat).toHaveAttribute('target', '_blank');
      await page.getByRole('button', { name: 'Enquire' }).click();
      await expect(page.getByRole('dialog', { name: 'Admission Enquiry' })).toBeVisible();
    });
  });

  test('there is no trail of dots', async ({ page }) => {
    await page.goto('/');
    await page.touchscreen.tap(100, 300);
    await expect(page.locator('.cursor-trail')).toHaveCount(0);
  });

  test('the log-in screen has a low footer and large targets', async ({ page }) => {
    await test.step('the footer is less than 900 px high, and its groups open', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/student-login');
      const footer = page.getByRole('contentinfo');
      await untilLaidOut(page);
      expect((await footer.boundingBox())?.height).toBeLessThan(900);
      await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeHidden();
      await footer.getByText('Help', { exact: true }).filter({ visible: true }).click();
      await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    });
    await test.step('every target of the frame is at least 44 px high', async () => {
      const small = await page
        .locator('header, footer, body > div')
        .locator('a:visible, button:visible, summary:visible, input:visible')
        .evaluateAll((all) =>
          all
            // A link inside a sentence is as high as its line (WCAG 2.5.8).
            .filter((one) => !one.closest('p'))
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => `${one.textContent} ${one.getBoundingClientRect().height}`),
        );
      expect(small).toEqual([]);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the menu opens, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary').first().click();
    const link = page.getByRole('banner').getByRole('link', { name: 'About' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/about');
  });
});

test('an icon of the navigation that does not load is replaced, and that is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/logo\.[^/]*\.svg$/, (route) => route.abort());
  await page.goto('/courses');
  const icon = page.getByRole('banner').locator('img');
  await expect(icon).toHaveAttribute('src', /^data:image|icon-fallback/);
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect
    .poll(() => logged.some((line) => line.startsWith('A navigation icon could not be loaded')))
    .toBe(true);
});

test('the first stop of the keyboard skips to the main text', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main text' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('the cursor trail', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('keeps the last 15 places of the pointer and catches no click', async ({ page }) => {
    await page.goto('/');
    const dots = page.locator('.cursor-trail i');
    // The first movement loads the script; a browser may repeat it after a layout, which shows a dot.
    await page.mouse.move(300, 300);
    await expect(dots).toHaveCount(15);
    for (let step = 1; step <= 40; step++) await page.mouse.move(300 + step * 4, 300 + step);
    await expect(dots.filter({ visible: true })).toHaveCount(15);
    await expect(dots.first()).toHaveCSS('transform', /460, 340\)$/);
    await expect(page.locator('.cursor-trail')).toHaveCSS('pointer-events', 'none');
    const button = page.getByRole('link', { name: 'Discover Courses' });
    await button.hover();
    const hit = await button.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(hit).toBe(true);
  });

  test('is not there under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    await expect(page.locator('.cursor-trail')).toHaveCount(0);
  });
});

test('an unknown address answers 404 with a way on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Admissions' })).toBeVisible();
  await expectAccessible(page, siteFrame);
  await expectNoSidewaysScroll(page);
});

test('sections below the fold are laid out when the browser is idle, and immediately without a script', async ({
  page,
  browser,
  baseURL,
}) => {
  // The parts of site.css. The gallery leaves each picture that is off screen to the browser, for good.
  const waiting = `[...document.querySelectorAll('main > section, body > footer')]
    .filter((part) => getComputedStyle(part).contentVisibility === 'auto').length`;
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await plain.newPage();
  for (const path of ['/', '/gallery']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(waiting)).toBe(0);
    await still.goto(path);
    expect(await still.evaluate(waiting)).toBe(0);
  }
  await plain.close();
});
