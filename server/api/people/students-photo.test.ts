import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { idsOf } from '#server/db/rows.ts';
import { type Caller, shareApp } from '#test/app.ts';

const college = shareApp();

function upload(
  caller: Caller,
  id: string,
  bytes: Buffer | string,
  { field = 'file', name = 'me.png', type = 'image/png', headers = {} } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  return send(caller, id, form, headers);
}

async function send(caller: Caller, id: string, form: FormData, headers: Record<string, string> = {}) {
  const encoded = new Response(form);
  return caller.inject({
    method: 'PUT',
    url: `/api/students/${id}/photo`,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** The pictures of a student that are stored. */
const filesOf = async (studentId: string) =>
  idsOf(await college().db.selectFrom('files').select('id').where('id', 'like', `${studentId}.%`).execute());

const plain = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } });

const gps = {
  IFD0: { Copyright: 'SECRET-OWNER' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 0/1' },
};

const accepted: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => plain().withExif(gps).jpeg().toBuffer()],
  ['PNG', () => plain().png().toBuffer()],
  ['WebP', () => plain().webp().toBuffer()],
  ['tiny PNG', () => plain(1, 1).png().toBuffer()],
];

test.each(accepted)('a %s becomes a WebP of 512 × 512 without hidden data', async (_, make) => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const hidden = Buffer.from('<?php SECRET-TRAILER ?>');
  const saved = await upload(admin, student.id, Buffer.concat([await make(), hidden]));
  expect(saved.statusCode).toBe(200);
  const { ProfilePic, version } = saved.json();
  expect(ProfilePic).toMatch(new RegExp(`^${student.id}\\.[0-9a-f-]{36}\\.webp$`));
  expect(version).toBe(2);
  const picture = await admin.get(`/uploads/${ProfilePic}`);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(picture.headers['cache-control']).toBe('no-store');
  expect(picture.headers['x-content-type-options']).toBe('nosniff');
  const { format, width, height, exif } = await sharp(picture.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 512,
    height: 512,
    exif: undefined,
  });
  expect(picture.rawPayload.includes('SECRET')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const refused: [string, number, () => Promise<Buffer | string>][] = [
  ['an SVG named .png', 415, async () => svg],
  ['text named .png', 415, async () => 'I am a picture, believe me'],
  ['an empty file', 415, async () => ''],
  ['a GIF', 415, () => plain(9, 9).gif().toBuffer()],
  ['a TIFF', 415, () => plain(9, 9).tiff().toBuffer()],
  ['a JPEG cut short', 415, async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
  ['a PNG of 25 megapixels', 400, () => plain(5000, 5001).png().toBuffer()],
  ['a strip of 210 × 10', 400, () => plain(210, 10).png().toBuffer()],
  ['a strip of 1 × 100', 400, () => plain(1, 100).png().toBuffer()],
  ['more than 5 MB', 413, async () => randomBytes(5 * 1024 * 1024 + 1)],
];

function noise() {
  return sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } });
}

test.each(refused)('%s is refused (%i) and nothing is stored', async (_, status, make) => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const response = await upload(admin, student.id, await make());
  expect(response.statusCode).toBe(status);
  expect(response.json().error).toBe(response.json().message);
  expect(await filesOf(student.id)).toEqual([]);
  expect((await admin.get(`/api/students/${student.id}`)).json()).toMatchObject({
    ProfilePic: null,
    version: 1,
  });
});

test('a picture of exactly 24 megapixels and one of exactly 5 MB are accepted', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const picture = await plain(6000, 4000).png().toBuffer();
  const filler = Buffer.alloc(5 * 1024 * 1024 - picture.length);
  expect((await upload(admin, student.id, Buffer.concat([picture, filler]))).statusCode).toBe(200);
});

test('a form without a file, two files, too many fields, a prototype’s name, or JSON change nothing', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const textOnly = new FormData();
  textOnly.append('file', 'just text');
  const missing = await send(admin, student.id, textOnly);
  expect(missing.statusCode).toBe(400);
  expect(missing.json().fields).toEqual({ file: 'Choose a file.' });
  const json = await admin.put(`/api/students/${student.id}/photo`, { file: 'x' });
  expect(json.statusCode).toBe(415);
  const nothing = await admin.put(`/api/students/${student.id}/photo`);
  expect(nothing.statusCode).toBe(415);
  const two = new FormData();
  for (const name of ['a.png', 'b.png']) {
    two.append('file', new Blob([new Uint8Array(await plain(9, 9).png().toBuffer())]), name);
  }
  expect((await send(admin, student.id, two)).statusCode).toBe(413);
  const fields = new FormData();
  for (let n = 0; n < 8; n += 1) fields.append(`field${n}`, 'x');
  expect((await send(admin, student.id, fields)).statusCode).toBe(413);
  const named = new FormData();
  named.append('__proto__', new Blob(['x'], { type: 'image/png' }), 'x.png');
  expect((await send(admin, student.id, named)).statusCode).toBe(400);
  expect((await admin.get(`/api/students/${student.id}`)).json().ProfilePic).toBeNull();
});

test('only staff and the student see the picture', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = college();
  const [admin, student, other, faculty] = [
    await asAdmin(),
    await asStudent(),
    await asStudent(),
    await asFaculty(),
  ];
  const { ProfilePic } = (await upload(admin, student.id, await plain().png().toBuffer())).json();
  const url = `/uploads/${ProfilePic}`;
  const statuses = await Promise.all(
    [admin, student, other, faculty, anonymous].map(async (caller) => (await caller.get(url)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 403, 200, 401]);
  // The caller's own id with the id of another student's picture names no file.
  const borrowed = url.replace(student.id, other.id);
  expect((await other.get(borrowed)).statusCode).toBe(404);
});

test('only an admin sets or removes a picture, of a student who exists', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = college();
  const [student, faculty] = [await asStudent(), await asFaculty()];
  const picture = await plain(9, 9).png().toBuffer();
  expect((await upload(await asAdmin(), randomUUID(), picture)).statusCode).toBe(404);
  expect((await upload(anonymous, student.id, picture)).statusCode).toBe(401);
  for (const caller of [student, faculty]) {
    expect((await upload(caller, student.id, picture)).statusCode).toBe(403);
    expect((await caller.delete(`/api/students/${student.id}/photo`)).statusCode).toBe(403);
  }
});

test('a new picture replaces the old one, and removing it leaves no file', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const first = (await upload(admin, student.id, await plain().png().toBuffer())).json();
  const second = (await upload(admin, student.id, await plain().jpeg().toBuffer())).json();
  expect(second.ProfilePic).not.toBe(first.ProfilePic);
  expect(await filesOf(student.id)).toEqual([second.ProfilePic]);
  expect((await admin.get(`/uploads/${first.ProfilePic}`)).statusCode).toBe(404);
  const removed = await admin.delete(`/api/students/${student.id}/photo`);
  expect(removed.statusCode).toBe(204);
  expect(removed.body).toBe('');
  const after = (await admin.get(`/api/students/${student.id}`)).json();
  expect(after).toMatchObject({ ProfilePic: null, version: 4 });
  expect(await filesOf(student.id)).toEqual([]);
});

test('the second of two simultaneous changes of a picture is refused (412), and no file is left', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const headers = { 'if-match': '"1"' };
  const first = await upload(admin, student.id, await plain().png().toBuffer(), { headers });
  expect(first.statusCode).toBe(200);
  const late = await upload(admin, student.id, await plain().jpeg().toBuffer(), { headers });
  expect(late.statusCode).toBe(412);
  const url = `/api/students/${student.id}/photo`;
  expect((await admin.inject({ method: 'DELETE', url, headers })).statusCode).toBe(412);
  const { ProfilePic } = first.json();
  expect((await admin.get(`/api/students/${student.id}`)).json()).toMatchObject({ ProfilePic, version: 2 });
  expect(await filesOf(student.id)).toEqual([ProfilePic]);
});

test.each([
  '..%2f..%2fcollege.0198c0de-0000-7000-8000-000000000000.webp',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd.0198c0de-0000-7000-8000-000000000000.webp',
  '..%5c..%5ccollege.0198c0de-0000-7000-8000-000000000000.webp',
  '%00.0198c0de-0000-7000-8000-000000000000.webp',
  'x.0198c0de-0000-7000-8000-0000000000%00.webp',
  'college.db',
  '../college.db',
])('GET /uploads/%s gives an admin nothing', async (path) => {
  const admin = await college().asAdmin();
  const response = await admin.get(`/uploads/${path}`);
  expect([400, 404]).toContain(response.statusCode);
  expect(response.json().error).toBe(response.json().message);
});
