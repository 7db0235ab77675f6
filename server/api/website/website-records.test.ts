// People, pictures of the gallery and links of the examination hub: drafts, publication, history, uploads.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bufferOf, insertUploadedPdf, readUploadedPdf } from '#server/db/files.ts';
import { readPublishedPicture } from '#server/db/website/website-pictures.ts';
import { tidyUp } from '#server/housekeeping.ts';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { aCourse, aGalleryPicture, anExamLink, aPdf, aPhoto, aWebsitePerson } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const sendPicture = (admin: Caller, bytes: Buffer | string, type = 'image/jpeg') =>
  uploadFile(admin, 'POST', '/api/website-pictures', bytes, { name: 'photo.jpg', type });

let hue = 0;
/** Another picture each time. */
const newPicture = async (admin: Caller) =>
  (await sendPicture(admin, await aPhoto(1200, 800, `hsl(${(hue += 47)}, 60%, 40%)`))).json<{
    id: string;
    pictures: { id: string }[];
  }>();

const sendPdf = async (admin: Caller) =>
  (
    await uploadFile(admin, 'POST', '/api/notice-files', aPdf(), {
      name: 'papers.pdf',
      type: 'application/pdf',
    })
  ).json<{ id: string }>();

const types = [
  [
    '/api/website-people',
    // Only one person at a time can be on the page of the principal.
    async (_: Caller, more: object) => ({ ...aWebsitePerson({ place: 'faculty' }), ...more }),
    'name',
  ],
  [
    '/api/gallery-pictures',
    async (admin: Caller, more: object) => ({
      ...aGalleryPicture({ photoId: (await newPicture(admin)).id }),
      ...more,
    }),
    'title',
  ],
  [
    '/api/courses',
    async (_: Caller, more: object) => ({ ...aCourse({ slug: randomUUID() }), ...more }),
    'name',
  ],
  ['/api/exam-links', async (_: Caller, more: object) => ({ ...anExamLink(), ...more }), 'title'],
] as const;

test.each(types)(
  '%s: entered as a draft, changed, published, taken back, brought back',
  async (path, make, key) => {
    const admin = await college().asAdmin();
    const input = await make(admin, { [key]: 'First' });
    const made = await admin.post(path, input);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ ...input, state: 'draft', publishedAt: null, version: 1 });
    const url = `${path}/${made.json().id}`;
    const published = await admin.post(`${url}/publications`, {});
    expect(published.statusCode).toBe(201);
    expect(published.json()).toMatchObject({ state: 'published', publishedAt: '2026-11-20T06:00:00.000Z' });
    const changed = await admin.put(url, { ...input, [key]: 'Second' }, { 'if-match': '"1"' });
    expect(changed.json()).toMatchObject({
      [key]: 'Second',
      state: 'published',
      hasUnpublishedChanges: true,
    });
    expect((await admin.put(url, input, { 'if-match': '"1"' })).statusCode).toBe(412);
    const stale = {
      method: 'POST',
      url: `${url}/publications`,
      payload: {},
      headers: { 'if-match': '"1"' },
    } as const;
    expect((await admin.inject(stale)).statusCode).toBe(412);
    expect((await admin.post(`${url}/publications`, {})).json().hasUnpublishedChanges).toBe(false);
    expect((await admin.delete(`${url}/publication`)).statusCode).toBe(204);
    expect((await admin.get(url)).json()).toMatchObject({ state: 'takenBack', publishedAt: null });

    const history = (await admin.get(`${url}/publications`)).json();
    expect(history).toMatchObject([
      { action: 'takeBack', isLive: false, content: null },
      { action: 'publish', isLive: false, content: { [key]: 'Second' } },
      { action: 'publish', isLive: false, content: { [key]: 'First' } },
    ]);
    const back = await admin.post(`${url}/publications`, { publicationId: history[2].id });
    expect(back.json()).toMatchObject({ [key]: 'First', state: 'published', hasUnpublishedChanges: false });
    const [told] = (await admin.get('/api/audit-log?page=1')).json();
    expect(told.about).toBe('First');
    const unknown = { publicationId: randomUUID() };
    expect((await admin.post(`${url}/publications`, unknown)).statusCode).toBe(404);
    expect((await admin.get(`${path}/${randomUUID()}/publications`)).statusCode).toBe(404);
  },
);

test.each(types)('%s: listed, searched and filtered, deleted and restored', async (path, make, key) => {
  const admin = await college().asAdmin();
  const word = randomUUID().slice(0, 8);
  const add = async (name: string, order: number) =>
    (await admin.post(path, await make(admin, { [key]: `${word} ${name}`, order }))).json().id as string;
  const [second, first] = [await add('B', 2), await add('A', 1)];
  const names = async (query: string) => {
    const answer = await admin.get(`${path}?q=${word}${query}`);
    expect(answer.headers['x-total-count']).toBe(String(answer.json().length));
    return answer.json().map((record: Record<string, string>) => record[key]?.slice(9));
  };
  expect(await names('')).toEqual(['A', 'B']);
  expect(await names(`&sort=-${key}`)).toEqual(['B', 'A']);
  await admin.post(`${path}/${first}/publications`, {});
  expect(await names('&state=published')).toEqual(['A']);
  expect(await names('&state=draft')).toEqual(['B']);
  expect((await admin.get(`${path}?state=x`)).statusCode).toBe(400);

  expect((await admin.delete(`${path}/${first}`)).statusCode).toBe(204);
  expect((await admin.get(`${path}/${first}`)).statusCode).toBe(404);
  const [deleted] = (await admin.get(`/api/deleted-records?q=${word}`)).json();
  expect((await admin.post(`/api/deleted-records/${deleted.id}/restoration`)).statusCode).toBe(201);
  // It is not published again by itself.
  expect((await admin.get(`${path}/${first}`)).json().state).toBe('takenBack');
  expect((await admin.get(`${path}/${second}`)).json().state).toBe('draft');
});

test.each([
  ['/api/website-people', aWebsitePerson({ name: ' ' }), 'name', 'Name is required'],
  ['/api/website-people', { ...aWebsitePerson(), place: 'x' }, 'place', 'Choose where the person is shown'],
  ['/api/website-people', aWebsitePerson({ email: 'x' }), 'email', 'Invalid email address'],
  [
    '/api/website-people',
    aWebsitePerson({ linkedin: 'javascript:alert(1)' }),
    'linkedin',
    'The LinkedIn address begins with https://www.linkedin.com/',
  ],
  [
    '/api/website-people',
    aWebsitePerson({ photoId: 'x' }),
    'photoId',
    'There is no such picture. Choose the file again.',
  ],
  ['/api/website-people', aWebsitePerson({ order: -1 }), 'order', 'Place cannot be less than 0'],
  ['/api/gallery-pictures', aGalleryPicture({ photoId: 'x', title: '' }), 'title', 'Title is required'],
  ['/api/gallery-pictures', aGalleryPicture(), 'photoId', 'Choose a picture'],
  [
    '/api/gallery-pictures',
    { ...aGalleryPicture({ photoId: 'x' }), category: 'cats' },
    'category',
    'Choose a category',
  ],
  ['/api/exam-links', anExamLink({ link: '' }), 'link', 'Give a link or a PDF, one of the two'],
  ['/api/exam-links', anExamLink({ fileId: 'x' }), 'link', 'Give a link or a PDF, one of the two'],
  [
    '/api/exam-links',
    anExamLink({ link: 'javascript:alert(1)' }),
    'link',
    'A link begins with https:// or, for a page of this website, with /',
  ],
  [
    '/api/exam-links',
    anExamLink({ link: '//evil.example' }),
    'link',
    'A link begins with https:// or, for a page of this website, with /',
  ],
  [
    '/api/exam-links',
    anExamLink({ link: '', fileId: 'x' }),
    'fileId',
    'There is no such PDF. Choose the file again.',
  ],
])('POST %s refuses a wrong field and names it', async (path, input, field, message) => {
  const admin = await college().asAdmin();
  const answer = await admin.post(path, input);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[field]).toBe(message);
});

test('a second person on one page is refused until the first is taken back', async () => {
  const admin = await college().asAdmin();
  const add = async (name: string) =>
    `/api/website-people/${(await admin.post('/api/website-people', aWebsitePerson({ name }))).json().id}`;
  const [one, other] = [await add('Dr. One'), await add('Dr. Two')];
  await admin.post(`${one}/publications`, {});
  const refused = await admin.post(`${other}/publications`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe('The page of the Principal shows Dr. One. Take back Dr. One first.');
  expect((await admin.get(other)).json().state).toBe('draft');
  await admin.delete(`${one}/publication`);
  expect((await admin.post(`${other}/publications`, {})).statusCode).toBe(201);
});

test('only a picture is taken, and nothing but the picture of it is kept', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  for (const [bytes, type] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/jpeg'],
    ['MZ this is a program', 'image/png'],
    [(await aPhoto()).subarray(0, 300), 'image/jpeg'],
  ] as const) {
    const refused = await sendPicture(admin, bytes, type);
    expect(refused.statusCode).toBe(415);
    expect(refused.json().fields.file).toBe('The file must be a JPEG, PNG or WebP picture.');
  }
  const huge = await sendPicture(admin, await aPhoto(6000, 5000));
  expect(huge.statusCode).toBe(400);
  expect(huge.json().fields.file).toBe('The picture is too large: at most 24 megapixels.');
  const { id } = (await sendPicture(admin, await aPhoto())).json();
  const files = await db.selectFrom('files').selectAll().where('picture_id', '=', id).execute();
  expect(files).toHaveLength(4);
  for (const { bytes } of files) expect(bufferOf(bytes).includes('SECRET')).toBe(false);
});

test('visitors load a picture while it is published, the office also before; as JPEG to keep', async () => {
  const { asAdmin, asStudent, anonymous } = college();
  const admin = await asAdmin();
  const photo = await newPicture(admin);
  const input = aGalleryPicture({ photoId: photo.id });
  const url = `/api/gallery-pictures/${(await admin.post('/api/gallery-pictures', input)).json().id}`;
  const largest = `/api/pictures/${photo.pictures.at(-1)?.id}`;
  const statuses = async (caller: Caller) =>
    Promise.all(
      ['avif', 'webp', 'jpg'].map(async (format) => (await caller.get(`${largest}.${format}`)).statusCode),
    );
  expect(await statuses(anonymous)).toEqual([404, 404, 404]);
  expect(await statuses(await asStudent())).toEqual([404, 404, 404]);
  expect(await statuses(admin)).toEqual([200, 200, 200]);
  expect((await admin.get(`${largest}.webp`)).headers['cache-control']).toBe('no-store');
  await admin.post(`${url}/publications`, {});
  expect(await statuses(anonymous)).toEqual([200, 200, 200]);
  const jpeg = await anonymous.get(`${largest}.jpg`);
  expect(jpeg.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await sharp(jpeg.rawPayload).metadata()).width).toBe(1080);
  await admin.delete(`${url}/publication`);
  expect(await statuses(anonymous)).toEqual([404, 404, 404]);
});

test('visitors who ask for the same PDF or picture at once share one copy of it in memory', async () => {
  const { db, asAdmin } = college();
  const admin = await asAdmin();
  const { id } = await insertUploadedPdf(db, { name: 'a.pdf', bytes: aPdf() }, new Date());
  const readPdf = async () => (await readUploadedPdf(db, id))?.bytes;
  const [pdf, samePdf] = [await readPdf(), await readPdf()];
  expect(pdf).toEqual(aPdf());
  expect(samePdf).toBe(pdf);
  const { pictures } = await newPicture(admin);
  const readPicture = async () =>
    (await readPublishedPicture(db, pictures[0]?.id ?? '', 'webp', true))?.bytes;
  const [picture, samePicture] = [await readPicture(), await readPicture()];
  expect(picture?.length).toBeGreaterThan(0);
  expect(samePicture).toBe(picture);
});

test('an address may have 20 pictures made as JPEG in ten seconds; as they are kept, many more', async () => {
  const { anonymous } = await startApp();
  const statuses = async (type: string) => {
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push((await anonymous.get(`/api/pictures/x.${type}`)).statusCode);
    return answers;
  };
  expect(await statuses('webp')).toEqual(Array(21).fill(404));
  expect(await statuses('jpg')).toEqual([...Array(20).fill(404), 429]);
});

test('the PDF of a link is for visitors while it is published, and is saved, not shown', async () => {
  const { asAdmin, anonymous } = college();
  const admin = await asAdmin();
  const input = anExamLink({ link: '', fileId: (await sendPdf(admin)).id });
  const { id, file } = (await admin.post('/api/exam-links', input)).json();
  expect(file).toMatchObject({ name: 'papers.pdf' });
  const pdf = `/api/exam-links/${id}/pdf`;
  expect((await anonymous.get(pdf)).statusCode).toBe(404);
  expect((await admin.get(pdf)).statusCode).toBe(200);
  await admin.post(`/api/exam-links/${id}/publications`, {});
  expect((await anonymous.get(pdf)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''papers.pdf",
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

test('pictures and PDFs that no record uses are deleted after 30 days', async () => {
  const { asAdmin, db, settings } = college();
  const admin = await asAdmin();
  const [unused, used, published] = [
    await newPicture(admin),
    await newPicture(admin),
    await newPicture(admin),
  ];
  const file = await sendPdf(admin);
  await admin.post('/api/website-people', aWebsitePerson({ photoId: used.id }));
  await admin.post('/api/exam-links', anExamLink({ link: '', fileId: file.id }));
  const { id } = (
    await admin.post('/api/gallery-pictures', aGalleryPicture({ photoId: published.id }))
  ).json();
  await admin.post(`/api/gallery-pictures/${id}/publications`, {});
  await admin.put(`/api/gallery-pictures/${id}`, aGalleryPicture({ photoId: used.id }));
  await tidyUp({ db, settings }, new Date('2027-01-10'));
  const rows = await db.selectFrom('website_pictures').select('id').execute();
  const kept = new Set(rows.map((row) => row.id));
  expect([unused, used, published].map((picture) => kept.has(picture.id))).toEqual([false, true, true]);
  const sizes = await db.selectFrom('files').select('id').where('picture_id', '=', unused.id).execute();
  expect(sizes).toEqual([]);
  const files = await db.selectFrom('files').select('id').where('id', '=', file.id).execute();
  expect(files).toHaveLength(1);
});
