import type { Page, Route } from '@playwright/test';
import { openedChat } from '#e2e/chats.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { now } from '#test/clock.ts';

const path = '/services/digital-library';

const volume = (number: number, info: object = {}) => ({
  id: `v${number}`,
  volumeInfo: { title: `Book ${number}`, authors: [`Author ${number}`], ...info },
});
const volumes = (count: number) => Array.from({ length: count }, (_, index) => volume(index + 1));

/** The book service, answered by the test. @returns every requested address */
async function answerBooks(page: Page, answer: (query: string, route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname + url.search);
    const body = await answer(url.searchParams.get('q') ?? '', route);
    if (body !== undefined)
      await route.fulfill({ body: typeof body === 'string' ? body : JSON.stringify(body) });
  });
  await page.route('https://books.google.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return asked;
}

const shelf = (page: Page, name: string) => page.getByRole('region', { name });
const books = (page: Page, name: string) => shelf(page, name).getByRole('heading', { level: 3 });
const search = (page: Page, words: string) =>
  page
    .getByRole('searchbox', { name: 'Book, author or subject' })
    .fill(words)
    .then(() => page.getByRole('button', { name: 'Search', exact: true }).click());

test('books are recommended, searched and shown safely', async ({ page }) => {
  await test.step('six recommended books are loaded with the page, above the disclaimer', async () => {
    const wide = volume(0, {
      title: 'Electrophysiotherapeutically speaking',
      authors: ['Wolfeschlegelsteinhausen'],
    });
    const asked = await answerBooks(page, () => ({ items: [wide, ...volumes(10)] }));
    await page.goto(path);
    await expect(books(page, 'Recommended books')).toHaveCount(6);
    // An empty query does nothing.
    await search(page, '   ');
    expect(asked).toEqual(['/books/v1/volumes?q=Physiotherapy']);
    await expect(shelf(page, 'Books found')).toBeHidden();
    await expect(page.getByText('The college does not sell these books')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('a search asks the service with the words and lists what it finds', async () => {
    const asked = await answerBooks(page, (query) => ({
      items: query === 'knee & hip' ? [volume(1, { title: 'Knee and Hip' })] : volumes(8),
    }));
    await page.goto(path);
    await search(page, '  knee & hip ');
    await expect(books(page, 'Books found')).toHaveText(['Knee and Hip']);
    await expect(shelf(page, 'Books found').getByRole('status')).toHaveText('1 book found for “knee & hip”');
    expect(asked).toContain('/books/v1/volumes?q=knee%20%26%20hip');
    await search(page, 'gait');
    await expect(books(page, 'Books found')).toHaveCount(8);
    await expect(books(page, 'Recommended books')).toHaveCount(6);
  });
  await test.step('covers are loaded by https, and HTML of the service is shown as text', async () => {
    const evil = '<img src=x onerror="document.title=1"><b>Bold</b>';
    await answerBooks(page, () => ({
      items: [
        volume(1, {
          title: evil,
          authors: ['<script>1</script>'],
          imageLinks: { thumbnail: 'http://books.google.com/books/content?id=1' },
          infoLink: 'javascript:alert(1)',
        }),
        volume(2, { infoLink: 'http://books.google.co.in/books?id=2' }),
      ],
    }));
    await page.goto(path);
    await expect(books(page, 'Recommended books').first()).toHaveText(evil);
    await expect(page.getByText('<script>1</script>')).toBeVisible();
    await expect(shelf(page, 'Recommended books').locator('img').first()).toHaveAttribute(
      'src',
      'https://books.google.com/books/content?id=1',
    );
    const more = shelf(page, 'Recommended books').getByRole('link', { name: /More about this book/ });
    await expect(more).toHaveCount(1);
    await expect(more).toHaveAttribute('href', 'https://books.google.co.in/books?id=2');
  });
  await test.step('a book whose cover does not load says that it has none', async () => {
    const imageLinks = { thumbnail: 'https://books.google.com/books/content?id=1' };
    await answerBooks(page, () => ({ items: [volume(1, { imageLinks })] }));
    await page.route('https://books.google.com/**', (route) => route.abort());
    await page.goto(path);
    await expect(shelf(page, 'Recommended books').getByText('No cover picture')).toBeVisible();
  });
  await test.step('an answer without items shows a sentence', async () => {
    await answerBooks(page, () => ({ totalItems: 0 }));
    await search(page, 'xyzzy');
    await expect(shelf(page, 'Books found').getByRole('status')).toHaveText(
      'No books found. Try fewer or other words.',
    );
  });
  await test.step('the slower answer of an earlier search is ignored', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answerBooks(page, async (query) => {
      if (query === 'slow') await held;
      return { items: [volume(1, { title: `About ${query}` })] };
    });
    await page.goto(path);
    await search(page, 'slow');
    await search(page, 'quick');
    await expect(books(page, 'Books found')).toHaveText(['About quick']);
    release();
    await expect(books(page, 'Books found')).toHaveText(['About quick']);
  });
});

test('when the book service fails it is said, and trying again works', async ({ page }) => {
  for (const [trouble, answer, sentence] of [
    ['is down', (_: string, route: Route) => route.abort(), /cannot be reached just now/],
    [
      'refuses',
      (_: string, route: Route) => route.fulfill({ status: 429, body: '{}' }),
      /cannot be reached just now/,
    ],
    ['answers nonsense', () => '<html>Gateway</html>', /cannot be read here/],
  ] as const) {
    await test.step(`when the book service ${trouble} it is said, and trying again works`, async () => {
      let isWell = false;
      await answerBooks(page, (query, route) => (isWell ? { items: volumes(3) } : answer(query, route)));
      await page.goto(path);
      const recommended = shelf(page, 'Recommended books');
      await expect(recommended.getByRole('status')).toHaveText(sentence);
      isWell = true;
      await recommended.getByRole('button', { name: 'Try again' }).click();
      await expect(books(page, 'Recommended books')).toHaveCount(3);
      await expect(recommended.getByRole('button', { name: 'Try again' })).toBeHidden();
    });
  }
});

test('a message says that the service is slow, and the search is given up after a while', async ({
  page,
}) => {
  await page.clock.install({ time: now() });
  const asked = await answerBooks(page, () => undefined);
  await page.goto(path);
  const status = shelf(page, 'Recommended books').getByRole('status');
  await expect.poll(() => asked.length).toBe(1);
  await expect(status).toHaveText('Looking for books…');
  await page.clock.runFor(5000);
  await expect(status).toHaveText(/longer than usual/);
  await page.clock.runFor(10_000);
  await expect(status).toHaveText(/did not answer in time/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('Request a Book asks by WhatsApp and closes', async ({ page }) => {
  await answerBooks(page, () => ({ items: [] }));
  await page.goto(path);
  const open = page.getByRole('button', { name: 'Request a Book' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Request a Book' });
  await dialog.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(dialog.getByText('Book title is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Book title').fill('Brunnstrom');
  await dialog.getByLabel('Your name').fill('Sita');
  await dialog.getByLabel('Email').fill('sita@example.com');
  const { number, message } = await openedChat(page, () =>
    dialog.getByRole('button', { name: 'Send on WhatsApp' }).click(),
  );
  expect(number).toBe('919000000000');
  expect(message).toContain('Book Title: Brunnstrom');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and leads to our own list', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Our own list of recommended books' })).toHaveAttribute(
      'href',
      '/resources/books',
    );
    await expect(page.getByText('Looking for books').first()).toBeHidden();
    await expect(page.getByRole('search')).toHaveCount(0);
  });
});
