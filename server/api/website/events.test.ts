import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from '#server/db/list-page.ts';
import { listEvents } from '#server/db/website/events.ts';
import { encodeForVisitors } from '#server/files/uploads.ts';
import { shareApp, startApp } from '#test/app.ts';
import { anEvent, aPhoto } from '#test/factories.ts';
import { expectRefusals } from '#test/refusals.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const picture = (width = 64, height = 40) =>
  sharp({ create: { width, height, channels: 4, background: '#0c6a' } });
const jpeg = (await picture().jpeg().toBuffer()).toString('base64');

test('an event is created, read, changed and deleted', async () => {
  const admin = await college().asAdmin();
  const made = await admin.post('/api/events', anEvent());
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({
    ...anEvent(),
    id: expect.any(String),
    eventPhoto: null,
    photos: [],
    hasPhoto: false,
    state: 'draft',
    hasUnpublishedChanges: false,
    publishedAt: null,
    version: 1,
  });
  const url = `/api/events/${made.json().id}`;
  const changed = await admin.put(url, anEvent({ eventTitle: 'Yoga' }), { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ eventTitle: 'Yoga', version: 2 });
  expect((await admin.put(url, anEvent(), { 'if-match': '"1"' })).statusCode).toBe(412);
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.get(url)).statusCode).toBe(404);
});

test.each([
  ['JPEG', () => picture().flatten().jpeg()],
  ['PNG', () => picture().png()],
  ['WebP', () => picture().webp()],
])('a %s goes in, a JPEG comes out as base64 without prefix', async (_, make) => {
  const admin = await college().asAdmin();
  const bytes = await make()
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .toBuffer();
  for (const prefix of ['', 'data:image/png;base64,']) {
    const made = await admin.post('/api/events', anEvent({ eventPhoto: prefix + bytes.toString('base64') }));
    expect(made.statusCode).toBe(201);
    const stored = Buffer.from(made.json().eventPhoto, 'base64');
    expect(made.json().eventPhoto).not.toContain(',');
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 40 });
    expect(stored.includes('SECRET')).toBe(false);
    const file = await admin.get(`/api/events/${made.json().id}/photo?v=1`);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.rawPayload).toEqual(stored);
  }
});

test('a large picture is reduced, and further reduced for lists', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const eventPhoto = (await picture(3000, 2000).flatten().jpeg().toBuffer()).toString('base64');
  const made = (await admin.post('/api/events', anEvent({ eventPhoto }))).json();
  const size = async (bytes: Buffer) => {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  };
  expect(await size(Buffer.from(made.eventPhoto, 'base64'))).toEqual({ width: 1600, height: 1067 });
  const small = await student.get(`/api/events/${made.id}/photo?size=thumbnail`);
  expect(small.headers['cache-control']).toBe('no-store');
  expect(await size(small.rawPayload)).toEqual({ width: 480, height: 320 });
});

test('a photo that is left out is kept, the same one is not encoded again, null and empty remove it', async () => {
  const admin = await college().asAdmin();
  const first = (await admin.post('/api/events', anEvent({ eventPhoto: jpeg }))).json();
  const url = `/api/events/${first.id}`;
  for (const input of [anEvent(), anEvent({ eventPhoto: first.eventPhoto })]) {
    expect((await admin.put(url, input)).json().eventPhoto).toBe(first.eventPhoto);
  }
  for (const eventPhoto of [null, '']) {
    await admin.put(url, anEvent({ eventPhoto: jpeg }));
    expect((await admin.put(url, anEvent({ eventPhoto }))).json()).toMatchObject({
      eventPhoto: null,
      hasPhoto: false,
    });
    expect((await admin.get(`${url}/photo`)).statusCode).toBe(404);
  }
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64');
const notPicture = 'The file must be a JPEG, PNG or WebP picture.';
test.each([
  ['an SVG', svg, 415, notPicture],
  ['a GIF', Buffer.from('GIF89a').toString('base64'), 415, notPicture],
  ['half a JPEG', jpeg.slice(0, 200), 415, notPicture],
  ['what is not base64', '<b>', 400, 'The photo must be base64 text'],
  ['a number', 7, 400, 'The photo must be base64 text'],
  [
    'more than 5 MB',
    randomBytes(5 * 1024 * 1024 + 9).toString('base64'),
    413,
    'The picture is too large: at most 5 MB.',
  ],
])('POST and PUT /api/events refuse %s as a photo', async (_, eventPhoto, status, message) => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/events', anEvent())).json();
  for (const response of [
    await admin.post('/api/events', anEvent({ eventPhoto })),
    await admin.put(`/api/events/${id}`, anEvent({ eventPhoto })),
  ]) {
    expect(response.statusCode).toBe(status);
    expect(response.json().fields).toEqual({ eventPhoto: message });
  }
  expect((await admin.get(`/api/events/${id}`)).json().version).toBe(1);
});

test('a body beyond any photo is refused before it is read (413)', async () => {
  const admin = await college().asAdmin();
  const response = await admin.post('/api/events', anEvent({ eventPhoto: 'A'.repeat(8 * 1024 * 1024) }));
  expect(response.statusCode).toBe(413);
});

test('a picture of more than 24 megapixels is refused', async () => {
  const admin = await college().asAdmin();
  const huge = await picture(6001, 4000).flatten().png().toBuffer();
  const response = await admin.post('/api/events', anEvent({ eventPhoto: huge.toString('base64') }));
  expect(response.statusCode).toBe(400);
  expect(response.json().fields.eventPhoto).toContain('24 megapixels');
});

test.each([
  ['no title', { eventTitle: '' }, 'eventTitle', 'Title is required'],
  ['no date', { eventDate: '' }, 'eventDate', 'Date is required'],
  [
    'an impossible date',
    { eventDate: '2026-02-30' },
    'eventDate',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
])('POST and PUT /api/events refuse %s and name the field', async (_, change, field, message) => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/events', anEvent())).json();
  for (const response of [
    await admin.post('/api/events', anEvent(change)),
    await admin.put(`/api/events/${id}`, anEvent(change)),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test('an instant is stored as its day in India', async () => {
  const admin = await college().asAdmin();
  const made = await admin.post('/api/events', anEvent({ eventDate: '2026-12-24T20:00:00Z' }));
  expect(made.json().eventDate).toBe('2026-12-25');
});

test('GET /api/events lists the latest first, by dates, by words, with or without the pictures', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  for (const [eventTitle, eventDate] of [
    ['Camp', '2026-01-05'],
    ['Sports', '2026-03-05'],
    ['Yoga', '2026-02-05'],
  ]) {
    await admin.post('/api/events', { eventTitle, eventDate, eventPhoto: jpeg });
  }
  const list = async (query: string) => {
    const response = await student.get(`/api/events?${query}`);
    const rows: { eventTitle: string; eventPhoto: string | null; hasPhoto: boolean }[] = response.json();
    return {
      titles: rows.map(({ eventTitle }) => eventTitle).join(' '),
      rows,
      total: response.headers['x-total-count'],
    };
  };
  const all = await list('');
  expect(all).toMatchObject({ titles: 'Sports Yoga Camp', total: '3' });
  expect(all.rows.every(({ eventPhoto }) => eventPhoto?.startsWith('/9j/'))).toBe(true);
  const light = await list('photo=none&page=1&sort=eventDate');
  expect(light.titles).toBe('Camp Yoga Sports');
  expect(light.rows.every(({ eventPhoto, hasPhoto }) => eventPhoto === null && hasPhoto)).toBe(true);
  expect((await list('from=2026-02-05&to=2026-02-28')).titles).toBe('Yoga');
  expect((await list('q=SPO')).titles).toBe('Sports');
  expect((await student.get('/api/events?photo=large')).statusCode).toBe(400);
});

test('a page of events with their pictures is sent in parts: a hundred at once would take 100 MB', async () => {
  const { db, asAdmin } = college();
  await (await asAdmin()).post('/api/events', anEvent());
  const page = { page: 1, pageSize: 1 } as const;
  expect(await listEvents(db, { ...page, photo: 'full' })).toMatchObject({ parts: expect.anything() });
  const { rows, total } = (await listEvents(db, { ...page, photo: 'none' })) as Page<unknown>; // without pictures
  expect(rows).toHaveLength(1);
  const answer = await (await asAdmin()).get('/api/events?page=1&pageSize=1');
  expect(answer.json()).toHaveLength(1);
  expect(answer.headers['x-total-count']).toBe(String(total));
});

test('further photos are kept when they are left out, in the order of the office, at most 11, each once', async () => {
  const admin = await college().asAdmin();
  const send = async (colour: string) => {
    const photo = await aPhoto(600, 400, colour);
    const type = { name: 'photo.jpg', type: 'image/jpeg' };
    const answer = await uploadFile(admin, 'POST', '/api/website-pictures', photo, type);
    expect(answer.statusCode).toBe(201);
    return answer.json().id as string;
  };
  const [one, other] = [await send('#aa3311'), await send('#2255cc')];
  const photos = [
    { photoId: one, text: 'Start' },
    { photoId: other, text: '' },
  ];
  const { id } = (await admin.post('/api/events', anEvent({ photos }))).json();
  const url = `/api/events/${id}`;
  const stored = async () =>
    (await admin.get(url))
      .json()
      .photos.map(({ photoId, text }: { photoId: string; text: string }) => ({ photoId, text }));
  await admin.put(url, anEvent({ eventTitle: 'Kept' }));
  expect(await stored()).toEqual(photos);
  await admin.put(url, anEvent({ photos: photos.toReversed() }));
  expect(await stored()).toEqual(photos.toReversed());
  await admin.delete(url);
  const [kept] = (await admin.get('/api/deleted-records?noun=event')).json();
  await admin.post(`/api/deleted-records/${kept.id}/restoration`);
  expect(await stored()).toEqual(photos.toReversed());
  const many = Array.from({ length: 12 }, (_, place) => ({ photoId: `p${place}`, text: '' }));
  for (const [list, message] of [
    [many, 'An event has at most 12 photos'],
    [[photos[0], photos[0]], 'A photo can be in an event once'],
    [[{ photoId: 'unknown' }], 'There is no such picture. Choose the file again.'],
  ] as const) {
    const refused = await admin.put(url, anEvent({ photos: list }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ photos: message });
  }
});

test('the formats of pictures are blocked once: meanwhile another picture that is being decoded would be refused', async () => {
  const block = vi.spyOn(sharp, 'block');
  onTestFinished(() => block.mockRestore());
  const photo = await aPhoto(600, 400, '#118833');
  await Promise.all([encodeForVisitors(photo), encodeForVisitors(photo)]);
  expect(block.mock.calls.length).toBeLessThanOrEqual(1);
});

test('a deleted event is restored with its picture, and the history contains no picture', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const made = (await admin.post('/api/events', anEvent({ eventPhoto: jpeg }))).json();
  await admin.delete(`/api/events/${made.id}`);
  const kept = (await admin.get('/api/deleted-records?noun=event')).json();
  const { id } = kept.find(({ recordId }: { recordId: string }) => recordId === made.id);
  await admin.post(`/api/deleted-records/${id}/restoration`);
  expect((await admin.get(`/api/events/${made.id}`)).json()).toEqual(made);
  const rows = await db.selectFrom('audit_log').select('changes').where('record_id', '=', made.id).execute();
  expect(rows).toHaveLength(3);
  for (const { changes } of rows) expect(changes).toMatch(/"picture [0-9a-f]{8}"/);
  for (const { changes } of rows) expect(changes.length).toBeLessThan(500);
});

test.each([
  ['GET', '/api/events/{id}', 404],
  ['GET', '/api/events/{id}/photo', 404],
  ['POST', '/api/events', 403],
  ['PUT', '/api/events/{id}', 403],
  ['DELETE', '/api/events/{id}', 403],
] as const)('%s %s: students and faculty get %i, an anonymous request 401', async (method, path, status) => {
  const missing = path.endsWith('photo') ? 'Picture not found' : 'Event not found';
  await expectRefusals(college(), { method, path, status, body: anEvent(), missing });
});
