// The entries of lists and the pictures of pages: words of their page too, so what holds for every text is in page-words.test.ts.
import { expect, test } from 'vitest';
import { searchFile } from '#shared/routes.ts';
import { uploadPicture } from '#test/upload.ts';
import { bodyOf, openSite } from '#test/website.ts';

const list = 'contact.contactFaq';
const question = 'Is there a canteen?';

async function aCollege() {
  const college = await openSite();
  const admin = await college.asAdmin();
  const put = (page: string, changes: object[], headers: Record<string, string> = {}) =>
    admin.put(`/api/pages/${page}/words`, { changes }, headers);
  const en = (key: string, text: string | null) => ({ key, language: 'en', text });
  const te = (key: string, text: string | null) => ({ key, language: 'te', text });
  const words = async (page: string) =>
    (await admin.get(`/api/pages/${page}/words`)).json<{ key: string; en: string; kind: string }[]>();
  const added = [
    en(list, '0\nn1\n1\n2\n3\n4'),
    en(`${list}.n1.q`, question),
    en(`${list}.n1.a`, 'Yes, at {street}.'),
  ];
  return { college, admin, put, en, te, words, added };
}

/** Whether the page has these texts in this order. */
const inOrder = (page: string, ...texts: string[]) => {
  const places = texts.map((text) => page.indexOf(text));
  return places.every((place, index) => place > (places[index - 1] ?? 0));
};

test('an entry is added, translated, moved, hidden and taken back; the others keep their texts', async () => {
  const { college, put, en, te, words, added } = await aCollege();
  const [first, second] = (await words('contact')).filter(({ key }) => /Faq\.\d\.q$/.test(key));
  await put('contact', [en(second?.key ?? '', 'When are you open?')]);
  expect((await put('contact', added)).statusCode).toBe(200);
  const page = await bodyOf(college, '/contact');
  expect(inOrder(page, `>${first?.en}`, `>${question}`, '>When are you open?')).toBe(true);
  expect(page).toContain('Yes, at Sample Street');
  expect(await bodyOf(college, searchFile)).toContain(question);

  // A text without a translation says so.
  expect(await bodyOf(college, '/te/contact')).toContain(`<span lang="en">${question}</span>`);
  await put('contact', [te(`${list}.n1.q`, 'క్యాంటీన్ ఉందా?')]);
  expect(await bodyOf(college, '/te/contact')).toContain('క్యాంటీన్ ఉందా?');

  await put('contact', [en(list, '1\n0\n-n1\n2\n3\n4')]);
  const moved = await bodyOf(college, '/contact');
  expect(inOrder(moved, '>When are you open?', `>${first?.en}`)).toBe(true);
  expect(moved).not.toContain(question);
  expect(await words('contact')).toContainEqual(
    expect.objectContaining({ key: `${list}.n1.q`, en: question }),
  );

  await put('contact', [en(list, null)]);
  const back = await bodyOf(college, '/contact');
  expect(inOrder(back, `>${first?.en}`, '>When are you open?')).toBe(true);
});

test('an opening, a webinar with its day, a facility with its picture: what an entry has besides texts', async () => {
  const { college, admin, put, en, words } = await aCollege();
  const opening = 'career.careerOpenings';
  const of = (values: Record<string, string>, key: string) =>
    Object.entries(values).map(([name, text]) => en(`${key}.${name}`, text));
  const asked = { title: 'Lecturer', description: 'Teaches.', applyBy: '2027-02-01' };
  expect((await put('career', [en(opening, 'nx'), ...of(asked, `${opening}.nx`)])).statusCode).toBe(200);
  expect(await bodyOf(college, '/career-path/at-vcp')).toMatch(/>1 Feb 2027</);
  expect(await words('career')).toContainEqual(
    expect.objectContaining({ key: `${opening}.nx.applyBy`, kind: 'day' }),
  );

  const webinar = {
    title: 'Knees',
    date: '2027-03-01',
    time: '17:00',
    duration: 'An hour',
    speaker: 'A',
    description: 'B',
  };
  await put('webinar', [en('webinar.webinars', '0\n1\n2\n3\nnw'), ...of(webinar, 'webinar.webinars.nw')]);
  expect(inOrder(await bodyOf(college, '/webinar'), 'Career opportunities', '>Knees')).toBe(true);

  const { id, pictures } = await uploadPicture(admin);
  const facility = { title: 'Pool', description: 'Warm.', 'image.src': id, 'image.alt': 'A pool' };
  await put('facilities', [
    en('facilities.facilities', '0\n1\n2\n3\n4\nnp'),
    ...of(facility, 'facilities.facilities.np'),
  ]);
  const page = await bodyOf(college, '/facilities');
  expect(page).toContain(`/api/pictures/${pictures[0].id}.avif`);
  expect(page).toMatch(/alt="A pool"/);
});

test('another picture on a page, with what it shows, for visitors too; then back to the start', async () => {
  const { college, admin, put, en, te } = await aCollege();
  const hero = 'home.hero.picture';
  const { id, pictures } = await uploadPicture(admin);
  const address = `/api/pictures/${pictures[0].id}.webp`;
  const alone = await put('home', [en(`${hero}.src`, id)]);
  expect(alone.json().fields).toEqual({ [`${hero}.alt en`]: 'Please say what the new picture shows' });
  expect((await college.anonymous.get(address)).statusCode).toBe(404);

  await put('home', [en(`${hero}.src`, id), en(`${hero}.alt`, 'Our clinic')]);
  expect(await bodyOf(college, '/')).toContain(address);
  expect(await bodyOf(college, '/te')).toMatch(/alt="Our clinic"/);
  expect((await college.anonymous.get(address)).statusCode).toBe(200);
  await put('home', [te(`${hero}.alt`, 'మా క్లినిక్')]);
  expect(await bodyOf(college, '/te')).toMatch(/alt="మా క్లినిక్"/);
  expect((await admin.get('/api/words-preview?path=/&texts=keys')).body).toContain(`alt="[${hero}.alt]"`);

  await put('home', [en(`${hero}.src`, null), en(`${hero}.alt`, null), te(`${hero}.alt`, null)]);
  expect(await bodyOf(college, '/')).not.toContain(address);
});

const key = `${list}.n1.q`;
test.each([
  ['an empty text', key, '', 'This text cannot be empty.'],
  ['one that shows nothing', key, '\u200B', 'This text cannot be empty.'],
  ['one of 10,000 letters', key, 'x'.repeat(10_000), 'Please keep this to 120 characters or fewer'],
  [
    'a script',
    key,
    '<script>alert(1)</script>',
    'Markup is shown as it is typed: remove what stands in < and >.',
  ],
  ['an unknown figure', key, '{canteens}', 'There is no figure {canteens}. Choose one from the list.'],
  ['an emoji cut in half', key, 'Hope \uD83D', 'Please remove the characters that cannot be shown'],
  [
    'a broken figure',
    key,
    'All {street',
    'A figure stands in braces, such as {seatsTotal}: one of its braces is missing.',
  ],
  ['an entry without its answer', `${list}.n1.a`, null, 'Please fill this in'],
  [
    'an order without an entry of the start',
    list,
    '0\nn1',
    'An entry that came with the website can be hidden, not removed.',
  ],
  ['an order with an entry twice', list, '0\n0\n1\n2\n3\n4\nn1', 'An entry stands twice in the list.'],
  ['an order with an unknown entry', list, '0\n1\n2\n3\n4\nn1\n7', 'There is no such entry in the list.'],
])('%s is refused, and nothing is lost', async (_, at, text, sentence) => {
  const { college, put, en, added } = await aCollege();
  await put('contact', added);
  const refused = await put('contact', [en(at, text)]);
  expect([refused.statusCode, refused.json().message]).toEqual([400, sentence]);
  expect(await bodyOf(college, '/contact')).toContain(question);
});

test('marks that turn the direction are taken out of an entry; a day, a link and a picture are what they are', async () => {
  const { college, put, en, te, added } = await aCollege();
  await put('contact', added);
  await put('contact', [en(key, 'Is there \u202Etea?')]);
  expect(await bodyOf(college, '/contact')).toContain('>Is there tea?');
  for (const [page, change, sentence] of [
    [
      'webinar',
      en('webinar.webinars.0.date', '2027-02-31'),
      'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
    ],
    ['webinar', en('webinar.webinars.0.time', 'noon'), 'Type the time like this: 17:00'],
    ['webinar', te('webinar.webinars.0.date', '2027-02-01'), 'This is the same in both languages'],
    ['home', en('home.hero.picture.src', 'no-picture'), 'Please choose a picture'],
  ] as const)
    expect((await put(page, [change])).json().message).toBe(sentence);
});

test('two people on one list: the second is told, with the order as it is; the texts of an entry are written by both', async () => {
  const { put, en, added } = await aCollege();
  await put('contact', added, { 'if-match': '"0"' });
  expect((await put('contact', [en(list, '1\n0\n2\n3\n4')], { 'if-match': '"0"' })).statusCode).toBe(412);
  expect((await put('contact', [en(`${list}.0.a`, 'Yes.')], { 'if-match': '"0"' })).statusCode).toBe(200);
});
