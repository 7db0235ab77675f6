import { expect, test } from 'vitest';
import { bodyOf, openSite } from '#test/website.ts';

interface Word {
  key: string;
  kind: string;
  limit: number;
  en: string;
  te: string;
  start: { en: string; te: string };
  changedSince: boolean;
  isDraft: boolean;
  version: number;
}
const title = 'home.hero.title';

async function aCollege() {
  const college = await openSite();
  const admin = await college.asAdmin();
  const change = (changes: object[], headers: Record<string, string> = {}, page = 'home') =>
    admin.put(`/api/pages/${page}/words`, { changes }, headers);
  const en = (text: string | null, key = title) => ({ key, language: 'en', text });
  const te = (text: string | null, key = title) => ({ key, language: 'te', text });
  const words = async (page = 'home') => (await admin.get(`/api/pages/${page}/words`)).json<Word[]>();
  const word = async (key = title) => (await words(key.split('.')[0])).find((one) => one.key === key);
  return { college, admin, change, en, te, word, words };
}

test('a changed word is on the page at once, in its language alone; null brings the start back', async () => {
  const { college, change, en, word } = await aCollege();
  const start = await word();
  expect(start).toMatchObject({ kind: 'line', en: 'Transform Healthcare', changedSince: false, version: 0 });
  expect((await change([en('Learn to Heal')])).statusCode).toBe(200);
  expect(await bodyOf(college, '/')).toContain('Learn to Heal');
  expect(await bodyOf(college, '/te')).toContain(start?.te);
  expect(await bodyOf(college, '/te')).not.toContain('Learn to Heal');
  expect(await word()).toMatchObject({ en: 'Learn to Heal', te: start?.te, changedSince: true, version: 1 });
  await change([en(null)]);
  expect(await bodyOf(college, '/')).not.toContain('Learn to Heal');
  expect(await word()).toMatchObject({ en: 'Transform Healthcare', changedSince: false });
});

test('a translation is of the English text that it was made from', async () => {
  const { college, change, en, te, word } = await aCollege();
  await change([te('నేర్చుకోండి'), en('Learn')]);
  expect(await word()).toMatchObject({ te: 'నేర్చుకోండి', changedSince: false });
  expect(await bodyOf(college, '/te')).toContain('నేర్చుకోండి');
  await change([en('Learn to Heal')]);
  expect(await word()).toMatchObject({ te: 'నేర్చుకోండి', changedSince: true });
});

test('a Telugu text is a draft until the college has published one, be it the same', async () => {
  const { change, te, word } = await aCollege();
  const start = await word();
  expect(start?.isDraft).toBe(true);
  expect((await change([te(start?.te ?? '')])).statusCode).toBe(200);
  expect(await word()).toMatchObject({ te: start?.te, isDraft: false });
  await change([te(null)]);
  expect((await word())?.isDraft).toBe(true);
});

test('a list is changed as a whole, and a figure stays one', async () => {
  const { college, change, en, words } = await aCollege();
  const list = (await words('admissions')).find(({ kind }) => kind === 'list');
  const key = list?.key ?? '';
  await change([en('First paper\nSecond paper', key)], {}, 'admissions');
  const page = await bodyOf(college, '/admissions');
  expect(page).toContain('First paper');
  expect(page).not.toContain(list?.start.en.split('\n')[0]);
  await change([en('Only {seatsTotal} seats')]);
  expect(await bodyOf(college, '/')).toContain('Only 25 seats');
});

test('the words of figures are changed too, and the figures to choose from are those of today', async () => {
  const { college, admin, change, en } = await aCollege();
  await change([en('Monday to Friday', 'figures.figureWords.weekdays')], {}, 'figures');
  expect(await bodyOf(college, '/contact')).toContain('Monday to Friday 9:30 AM-5:00 PM');
  expect(await bodyOf(college, '/te/contact')).toContain('సోమ-శుక్ర ఉదయం 9:30');
  const preview = await admin.get('/api/words-preview?path=/contact');
  expect(preview.body).toContain('Monday to Friday 9:30 AM-5:00 PM');
  const { figures } = (await admin.get('/api/pages')).json();
  expect(figures).toContainEqual({ name: 'weekdayHours', value: 'Monday to Friday 9:30 AM-5:00 PM' });
});

test.each([
  ['an empty text', '', 'This text cannot be empty. ‘Back to the start’ brings back the original.'],
  [
    'a text that shows nothing',
    '\u200B',
    'This text cannot be empty. ‘Back to the start’ brings back the original.',
  ],
  ['one of 10,000 letters', 'x'.repeat(10_000), 'Please keep this to 120 characters or fewer'],
  ['a script', '<script>alert(1)</script>', 'Markup is shown as it is typed: remove what stands in < and >.'],
  ['a line break', 'Two\nlines', 'This text is one paragraph: remove the line break.'],
  ['an unknown figure', 'All {seatsTotals}', 'There is no figure {seatsTotals}. Choose one from the list.'],
  [
    'a broken figure',
    'All {seatsTotal seats',
    'A figure stands in braces, such as {seatsTotal}: one of its braces is missing.',
  ],
  ['an emoji cut in half', 'Hope \uD83D', 'Please remove the characters that cannot be shown'],
  ['what is left of one', 'Hope \uFFFD', 'Please remove the characters that cannot be shown'],
  ['a private mark', '\uE002home\uE003x\uE001', 'Please remove the characters that cannot be shown'],
])('%s is refused', async (_, text, sentence) => {
  const { college, change, en } = await aCollege();
  const refused = await change([en(text)]);
  expect([refused.statusCode, refused.json().message]).toEqual([400, sentence]);
  expect(await bodyOf(college, '/')).toContain('Transform Healthcare');
});

test('marks that turn the direction of a text are taken out, and what the page puts in must stay', async () => {
  const { college, change, en, words } = await aCollege();
  await change([en('Heal\u202Eing')]);
  expect(await bodyOf(college, '/')).toContain('>Healing<');
  const counted = (await words('gallery')).find(({ en }) => en.includes('{count}'));
  const refused = await change([en('pictures', counted?.key)], {}, 'gallery');
  expect(refused.json().message).toBe('Keep {count}: the page puts it in by itself.');
  expect((await change([en('x', 'home.nothing')])).json().message).toBe('There is no such text on this page');
  expect((await change([en('x')], {}, 'nothing')).statusCode).toBe(404);
});

test('a text that another person changed is not written over unseen; other texts are written by both', async () => {
  const { change, en } = await aCollege();
  await change([en('Learn')], { 'if-match': '"0"' });
  expect((await change([en('Heal')], { 'if-match': '"0"' })).statusCode).toBe(412);
  const other = await change([en('Look', 'home.hero.text')], { 'if-match': '"0"' });
  expect(other.statusCode, other.body).toBe(200);
});

test('every change is told with its author and can be brought back', async () => {
  const { admin, change, en } = await aCollege();
  await change([en('One')]);
  await change([en('Two')]);
  await change([en(null)]);
  const edits = (await admin.get('/api/pages/home/words/edits')).json<{ text: string; actor: string }[]>();
  expect(edits.map(({ text }) => text)).toEqual([null, 'Two', 'One']);
  expect(edits[0]?.actor).toMatch(/^admin/);
  const audit = (await admin.get('/api/audit-log?noun=website')).json();
  expect(JSON.stringify(audit)).toContain('Two');
});

test('the editor gets a page with the keys of its texts, which no page of visitors has', async () => {
  const { college, admin } = await aCollege();
  for (const [path, key] of [
    ['/', title],
    ['/te/contact', 'contact.contact'],
  ]) {
    const shown = await admin.get(`/api/words-preview?path=${path}`);
    expect(shown.body).not.toContain(`[${key}`);
    expect(shown.body).not.toContain('<script type="module"');
    if (path === '/') expect(shown.body).toContain('Transform Healthcare');
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await admin.get(`/api/words-preview?path=${path}&texts=keys`)).body).toContain(`>[${key}`);
  }
  expect(await bodyOf(college, '/')).not.toContain(`[${title}`);
  const { pages } = (await admin.get('/api/pages')).json();
  expect(pages).toContainEqual(expect.objectContaining({ page: 'home', path: '/', changedSince: 0 }));
});

test('only those who have the website change words; the principal reads them', async () => {
  const { college } = await aCollege();
  for (const [set, read, write] of [
    ['website', 200, 200],
    ['principal', 200, 403],
    ['cashier', 403, 403],
  ] as const) {
    const staff = await college.asStaff(set);
    expect((await staff.get('/api/pages/home/words')).statusCode, set).toBe(read);
    const changes = [{ key: title, language: 'en', text: `Of ${set}` }];
    expect((await staff.put('/api/pages/home/words', { changes })).statusCode, set).toBe(write);
  }
});
