// The three log-in screens (product §2.10, §8). Of the portals only the address is checked.
import type { Page } from '@playwright/test';
import { readChat } from '#e2e/chats.ts';
import { clickTwice, expect, expectAccessible, openAndExpectRedirect, test } from '#e2e/public-page.ts';

const student = { email: 'student@vcp.example', password: 'vcp-demo-student' };
const faculty = { email: 'faculty@vcp.example', password: 'vcp-demo-faculty' };
const admin = { username: 'admin', password: 'vcp-demo-admin' };

const screens = [
  {
    path: '/student-login',
    title: 'Student Login',
    nameLabel: 'Email',
    toggle: ['Student', 'Admin'],
    refusal: 'Invalid email or password',
  },
  {
    path: '/faculty-login',
    title: 'Faculty Login',
    nameLabel: 'Email',
    toggle: ['Faculty', 'Admin'],
    refusal: 'Invalid credentials',
  },
  {
    path: '/admin-login',
    title: 'Admin Login',
    nameLabel: 'Username',
    toggle: ['Student', 'Admin'],
    refusal: 'Invalid admin credentials',
  },
] as const;

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function signIn(page: Page, path: string, name: string, word: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByLabel(path === '/admin-login' ? 'Username' : 'Email')
    .fill(name);
  await password(page).fill(word);
  await submit(page).click();
}

test('each screen is the one its path says, and has a sentence for a refusal without one', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/api/auth/*/login', (route) => route.fulfill({ status: 401, json: {} }));
  for (const { path, title, nameLabel, toggle, refusal } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByLabel(nameLabel)).toHaveAttribute('autocomplete', 'username');
      await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
      await expect(main.getByRole('button', { name: 'Show password' })).toBeVisible();
      const modes = main.getByRole('navigation', { name: 'Log in as' }).getByRole('link');
      await expect(modes).toHaveText([...toggle]);
      await expect(modes.and(page.locator('[aria-current=page]'))).toHaveText(title.replace(' Login', ''));
      await main.getByLabel(nameLabel).fill('unknown@vcp.example');
      await password(page).fill('not-the-password');
      await submit(page).click();
      await expect(alert(page)).toHaveText(refusal);
    });
  }
});

test('what is typed, missing or forgotten', async ({ page }) => {
  await test.step('what is missing is said at its field', async () => {
    await page.goto('/student-login');
    const email = page.getByRole('main').getByLabel('Email');
    await submit(page).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(password(page)).toHaveAccessibleDescription('Password is required');
    await email.fill('not an address');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await page.goto('/admin-login');
    await submit(page).click();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  });
  await test.step('the password can be shown, hidden again, and pasted', async () => {
    await page.goto('/student-login');
    await password(page).fill('secret-word');
    const toggle = page.getByRole('button', { name: 'Show password' });
    await expect(password(page)).toHaveAttribute('type', 'password');
    await toggle.click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(password(page)).toHaveValue('secret-word');
    await password(page).press('ControlOrMeta+a');
    await password(page).press('ControlOrMeta+c');
    await toggle.click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await password(page).fill('');
    await password(page).press('ControlOrMeta+v');
    await expect(password(page)).toHaveValue('secret-word');
  });
  await test.step('Forgot password? tells how to get a new link, and asks by WhatsApp', async () => {
    await page.goto('/student-login');
    const answer = page.getByText('A link lets you choose a new password');
    await expect(answer).toBeHidden();
    await page.getByText('Forgot password?').click();
    await expect(answer).toBeVisible();
    const href = await page.getByRole('link', { name: 'Ask on WhatsApp' }).first().getAttribute('href');
    expect(readChat(href ?? '')).toEqual({
      number: '919000000000',
      message: 'I forgot the password of my account at the college and ask for a new link.',
    });
  });
  await test.step('or puts the person on the first screen of the office, by the name that is typed', async () => {
    const ask = page.getByRole('button', { name: 'Ask for a link' });
    await ask.click();
    const outcome = page.getByRole('main').getByRole('alert').last();
    await expect(outcome).toHaveText('Type the name with which you log in above first.');
    await page.getByRole('main').getByLabel('Email').fill('nobody@people.example');
    await ask.click();
    await expect(outcome).toContainText('If there is such an account, the office now sees');
  });
  await test.step('the toggle follows the path', async () => {
    await page.goto('/faculty-login');
    const toggle = page.getByRole('navigation', { name: 'Log in as' });
    await toggle.getByRole('link', { name: 'Admin' }).click();
    await expect(page).toHaveURL('/admin-login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await toggle.getByRole('link', { name: 'Student' }).click();
    await expect(page).toHaveURL('/student-login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Login');
  });
});

test('a refused log-in says so, in the sentence of the server, and keeps the name', async ({ page }) => {
  await signIn(page, '/student-login', 'unknown@vcp.example', 'not-the-password');
  await expect(alert(page)).toHaveText('Invalid email or password');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('unknown@vcp.example');
  await expect(password(page)).toBeFocused();
  await expect(submit(page)).toBeEnabled();
  await expect(page).toHaveURL('/student-login');
  await expectAccessible(page);
  const message = 'Too many tries. Please wait 30 seconds.';
  await page.route('**/api/auth/student/login', (route) => route.fulfill({ status: 429, json: { message } }));
  await password(page).fill('whatever');
  await submit(page).click();
  await expect(alert(page)).toHaveText(message);
});

test('a log-in sends exactly its two fields', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/auth/*/login', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 401, json: {} });
  });
  for (const [path, name] of [
    ['/student-login', student.email],
    ['/admin-login', admin.username],
  ] as const) {
    await signIn(page, path, name, 'a password');
    await expect(alert(page)).not.toBeEmpty();
  }
  expect(bodies).toEqual([
    { email: student.email, password: 'a password' },
    { username: admin.username, password: 'a password' },
  ]);
});

test('a failing network says ‘An error occurred. Please try again.’, and trying again works', async ({
  page,
}) => {
  await page.route('**/api/auth/student/login', (route) => route.abort(), { times: 1 });
  await signIn(page, '/student-login', student.email, student.password);
  await expect(alert(page)).toHaveText('An error occurred. Please try again.');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(student.email);
  await submit(page).click();
  await expect(page).toHaveURL(/\/student-dashboard\/[\w-]+/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing can be sent', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.goto('/student-login');
    await page.getByRole('main').getByLabel('Email').fill(student.email);
    await password(page).fill(student.password);
    await password(page).press('Enter');
    await expect(page.locator('main [type=submit]')).toBeDisabled();
    await expect(page).toHaveURL('/student-login');
    expect(posts).toEqual([]);
  });
});

test('a student logs in with the keyboard alone, and then skips the log-in', async ({ page }) => {
  await page.goto('/student-login');
  const email = page.getByRole('main').getByLabel('Email');
  const current = page.getByRole('navigation', { name: 'Log in as' }).getByRole('link', { name: 'Admin' });
  await current.focus();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type(student.email);
  await page.keyboard.press('Tab');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student-dashboard\/[\w-]+/);
  const portal = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
  // The student log-in redirects a signed-in student, the faculty log-in does not.
  await openAndExpectRedirect(page, '/student-login', new RegExp(`${portal}$`));
  // The portal's own request for the status is over when its heading is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const asked = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/auth/status'));
  await page.goto('/faculty-login');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faculty Login');
});

test('a faculty member goes to their portal, and skips the log-in afterwards', async ({ page }) => {
  await signIn(page, '/faculty-login', faculty.email, faculty.password);
  await expect(page).toHaveURL(/\/faculty-dashboard\/[\w-]+/);
  await openAndExpectRedirect(page, '/faculty-login', /\/faculty-dashboard\/[\w-]+/);
});

test('an admin goes to the admin portal, and afterwards skips every log-in page', async ({ page }) => {
  await signIn(page, '/admin-login', admin.username, admin.password);
  await expect(page).toHaveURL('/admin-dashboard');
  for (const { path } of screens) {
    await page.goto('/gallery');
    await openAndExpectRedirect(page, path, '/admin-dashboard');
  }
});

test('a slow log-in says so and is sent once, however often it is pressed', async ({ page }) => {
  let sent = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/student/login', async (route) => {
    sent += 1;
    await held;
    await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
  });
  await page.goto('/student-login');
  await page.getByRole('main').getByLabel('Email').fill(student.email);
  await password(page).fill(student.password);
  await clickTwice(submit(page));
  const waiting = page.getByRole('main').getByRole('button', { name: 'Logging in…' });
  await expect(waiting).toBeDisabled();
  await password(page).press('Enter');
  await test.step('Back from the portal finds a page that can be used, not one that still logs in', async () => {
    const other = await page.context().newPage();
    await other.route('**/api/auth/student/login', () => undefined);
    await signIn(other, '/student-login', student.email, student.password);
    await expect(other.getByRole('main').getByRole('button', { name: 'Logging in…' })).toBeDisabled();
    // The browser of the tests has no back/forward cache.
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(submit(other)).toBeEnabled();
    await expect(password(other)).toHaveValue('');
    await other.close();
  });
  letGo();
  await expect(alert(page)).toHaveText('An error occurred. Please try again.');
  await expect(password(page)).toHaveValue(student.password);
  expect(sent).toBe(1);
});

test('a status that cannot be read is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
  await page.route('**/api/auth/status', (route) => route.abort());
  await page.goto('/student-login');
  await expect
    .poll(() => logged.some((line) => line.startsWith('warning The sign-in status could not be read')))
    .toBe(true);
  await expect(page.getByRole('main').locator('[role=alert]:not(:empty)')).toHaveCount(0);
});

test('the files that start the portal are loaded while the form is filled in, not before', async ({
  page,
}) => {
  let files = 0;
  page.on('response', (response) => {
    if (response.ok() && /\/assets\/portal\.[^/]*\.js$/.test(response.url())) files += 1;
  });
  await page.goto('/student-login');
  await page.waitForLoadState('networkidle');
  expect(files).toBe(0);
  await password(page).focus();
  await expect.poll(() => files).toBe(1);
});
