import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkedPdf } from '#server/files/pdf-check.ts';
import { tidyUp } from '#server/housekeeping.ts';
import { type Caller, shareApp } from '#test/app.ts';
import { aNotice, aPdf } from '#test/factories.ts';
import { processorSeconds } from '#test/processor-seconds.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

async function makeNotice(admin: Caller, notice: object = {}) {
  return (await admin.post('/api/notices', aNotice(notice))).json();
}

async function publish(admin: Caller, notice: object = {}) {
  const { id } = await makeNotice(admin, notice);
  return (await admin.post(`/api/notices/${id}/publications`, {})).json();
}

const sendFile = (admin: Caller, bytes: Buffer, name = 'Hall tickets.pdf') =>
  uploadFile(admin, 'POST', '/api/notice-files', bytes, { name, type: 'application/pdf' });

const titles = async (caller: Caller, query = '') =>
  (await caller.get(`/api/notices${query}`)).json().map(({ title }: { title: string }) => title);

test('a notice is entered as a draft, changed, published, taken back and deleted', async () => {
  const admin = await college().asAdmin();
  const made = await admin.post('/api/notices', aNotice());
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({
    ...aNotice(),
    id: expect.any(String),
    file: null,
    state: 'draft',
    hasUnpublishedChanges: false,
    publishedAt: null,
    version: 1,
  });
  const url = `/api/notices/${made.json().id}`;
  const published = await admin.post(`${url}/publications`, {});
  expect(published.statusCode).toBe(201);
  expect(published.json()).toMatchObject({ state: 'published', publishedAt: '2026-11-20T06:00:00.000Z' });
  const changed = await admin.put(url, aNotice({ title: 'Other' }), { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ title: 'Other', state: 'published', hasUnpublishedChanges: true });
  expect((await admin.put(url, aNotice(), { 'if-match': '"1"' })).statusCode).toBe(412);
  expect((await admin.post(`${url}/publications`, {})).json().hasUnpublishedChanges).toBe(false);
  expect((await admin.delete(`${url}/publication`)).statusCode).toBe(204);
  expect((await admin.get(url)).json()).toMatchObject({ state: 'takenBack', publishedAt: null });
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.get(url)).statusCode).toBe(404);
});

test('a draft changes nothing for its readers until it is published; an earlier publication is brought back', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const { id } = await publish(admin, { title: 'First words' });
  await admin.put(`/api/notices/${id}`, aNotice({ title: 'Second words' }));
  expect((await student.get(`/api/notices/${id}`)).json().title).toBe('First words');
  await admin.post(`/api/notices/${id}/publications`, {});
  expect((await student.get(`/api/notices/${id}`)).json().title).toBe('Second words');
  await admin.delete(`/api/notices/${id}/publication`);
  expect((await student.get(`/api/notices/${id}`)).statusCode).toBe(404);

  const history = (await admin.get(`/api/notices/${id}/publications`)).json();
  expect(history).toMatchObject([
    { action: 'takeBack', isLive: false, content: null },
    { action: 'publish', isLive: false, content: { title: 'Second words' } },
    { action: 'publish', isLive: false, content: { title: 'First words' } },
  ]);
  const back = await admin.post(`/api/notices/${id}/publications`, { publicationId: history[2].id });
  expect(back.json()).toMatchObject({
    title: 'First words',
    state: 'published',
    hasUnpublishedChanges: false,
  });
  expect((await student.get(`/api/notices/${id}`)).json().title).toBe('First words');
  const unknown = { publicationId: randomUUID() };
  expect((await admin.post(`/api/notices/${id}/publications`, unknown)).statusCode).toBe(404);
});

test('only the version that the office has seen is published', async () => {
  const admin = await college().asAdmin();
  const { id } = await makeNotice(admin);
  const call = { method: 'POST', url: `/api/notices/${id}/publications`, payload: {} } as const;
  await admin.put(`/api/notices/${id}`, aNotice({ title: 'Changed meanwhile' }));
  expect((await admin.inject({ ...call, headers: { 'if-match': '"1"' } })).statusCode).toBe(412);
  expect((await admin.inject({ ...call, headers: { 'if-match': '"2"' } })).statusCode).toBe(201);
});

test('students and faculty read what is published for them, and now', async () => {
  const { asAdmin, asFaculty, asStudent } = college();
  const admin = await asAdmin();
  const word = randomUUID().slice(0, 8);
  const make = (title: string, more: object) => publish(admin, { title: `${word} ${title}`, ...more });
  await make('all', { from: '2026-11-01' });
  await make('first and third', { audience: ['THIRD', 'FIRST'], from: '2026-11-02' });
  await make('teachers', { audience: ['faculty'], from: '2026-11-03' });
  await make('to come', { from: '2026-11-21' });
  await make('ended', { from: '2026-10-01', until: '2026-11-19' });
  const kept = await make('pinned', { from: '2026-10-01', until: '2026-11-20', isPinned: true });
  await makeNotice(admin, { title: `${word} draft` });
  const of = async (caller: Caller, query = '') =>
    (await titles(caller, `?q=${word}${query}`)).map((title: string) => title.slice(9));

  expect(await of(await asStudent({ year: 'FIRST' }))).toEqual(['pinned', 'first and third', 'all']);
  expect(await of(await asStudent({ year: 'SECOND' }))).toEqual(['pinned', 'all']);
  const teacher = await asFaculty();
  expect(await of(teacher)).toEqual(['pinned', 'teachers', 'all']);
  expect(await of(teacher, '&time=past')).toEqual(['ended']);
  expect(await of(teacher, '&page=2&pageSize=2')).toEqual(['all']);
  expect((await of(admin)).sort()).toHaveLength(7);
  expect(await of(admin, '&state=draft')).toEqual(['draft']);
  expect(await of(admin, '&time=past')).toEqual(['ended']);
  await admin.delete(`/api/notices/${kept.id}/publication`);
  expect(await of(admin, '&state=takenBack')).toEqual(['pinned']);
});

test.each([
  ['no title', { title: ' ' }, 'title', 'Title is required'],
  ['no text', { text: undefined }, 'text', 'Text is required'],
  ['an unknown kind', { kind: 'x' }, 'kind', 'Choose a kind'],
  ['no readers', { audience: [] }, 'audience', 'Choose who may read it'],
  ['unknown readers', { audience: ['FIFTH'] }, 'audience.0', 'Choose who may read it'],
  ['no first day', { from: '' }, 'from', 'Shown from must be a date'],
  ['an end before the start', { until: '2026-10-31' }, 'until', 'Shown until cannot be before the first day'],
  [
    'students’ news in the ticker',
    { audience: ['FIRST'], inTicker: true },
    'inTicker',
    'Only a notice for everybody can be in the ticker',
  ],
  ['a PDF that is not there', { fileId: 'x' }, 'fileId', 'There is no such PDF. Choose the file again.'],
])('POST and PUT refuse %s and name the field', async (_, change, field, message) => {
  const admin = await college().asAdmin();
  const { id } = await makeNotice(admin);
  const bad = { ...aNotice(), ...change };
  for (const response of [
    await admin.post('/api/notices', bad),
    await admin.put(`/api/notices/${id}`, bad),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test('a PDF is kept, saved by those who may read the notice, and can run nothing', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = college();
  const admin = await asAdmin();
  const sent = await sendFile(admin, aPdf(), '../Hall tickets <హాల్>.pdf');
  expect(sent.statusCode).toBe(201);
  const file = sent.json();
  expect(file).toEqual({ id: expect.any(String), name: 'Hall tickets హాల్.pdf', bytes: aPdf().length });
  const { id } = await makeNotice(admin, { fileId: file.id });
  const url = `/api/notices/${id}/pdf`;
  expect((await admin.get(url)).statusCode).toBe(200);
  expect((await anonymous.get(url)).statusCode).toBe(404);
  await admin.post(`/api/notices/${id}/publications`, {});
  const answer = await anonymous.get(url);
  expect(answer.rawPayload).toEqual(aPdf());
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  await admin.put(`/api/notices/${id}`, aNotice({ audience: ['faculty'], fileId: file.id }));
  await admin.post(`/api/notices/${id}/publications`, {});
  const statuses = [anonymous, await asStudent(), await asFaculty()].map((caller) => caller.get(url));
  expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
});

const withObjects = (objects: string, about = '/Type /ObjStm /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj <<${about}>>\nstream\n`),
    deflateSync(objects),
    Buffer.from('\nendstream endobj\n%%EOF'),
  ]);
const hasScript = 'a script, an attached file';

test.each([
  ['a picture', Buffer.from('\x89PNG'), 'must be a whole PDF'],
  ['half a PDF', aPdf().subarray(0, -8), 'must be a whole PDF'],
  ['a script', aPdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'), hasScript],
  ['a script in other letters', aPdf('/OpenAction <</S /J#61vaScript>>'), hasScript],
  ['a compressed script', withObjects('<</S /JavaScript>>'), hasScript],
  ['a compressed script in other letters', withObjects('<</S /J#61vaScript>>'), hasScript],
  [
    'objects under a name in other letters',
    withObjects('<</S /JavaScript>>', '/Type /Obj#53tm /Filter /Flate#44ecode'),
    hasScript,
  ],
  [
    'objects without a type',
    withObjects('<</S /JavaScript>>', '/N 1 /First 4 /Filter [/FlateDecode]'),
    hasScript,
  ],
  [
    'objects in two filters',
    withObjects('<</S /JavaScript>>', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'),
    'cannot be read',
  ],
  [
    'objects with a predictor',
    withObjects('<<>>', '/Type /ObjStm /Filter /FlateDecode /DecodeParms <</Predictor 12>>'),
    'cannot be read',
  ],
  ['a script of a film', aPdf('/A <</S /Rendition /JS (app.alert(1))>>'), hasScript],
  // The type of such a stream may be left out.
  ['an attached file', aPdf('/Type /Filespec /F (a.exe) /EF <</F 5 0 R>>'), hasScript],
  ['an attached file by reference', aPdf('/Type /Filespec /F (a.exe) /#45F\0 7 0 R'), hasScript],
  ['a paper clip', aPdf('/Subtype /FileAttachment /FS 5 0 R'), hasScript],
  [
    'objects under a cut entry',
    withObjects('<</S /JavaScript>>', '/Type /ObjStm /Filter /FlateDecode /Xobj 1'),
    'cannot be read',
  ],
  [
    'objects after a false end',
    withObjects('<</S /JavaScript>>', '/Type /ObjStm /Filter /FlateDecode\n%endstream obj\n'),
    'cannot be read',
  ],
  [
    'much when it is unpacked',
    Buffer.concat(Array.from({ length: 3 }, () => withObjects(' '.repeat(7 * 1024 * 1024)))),
    'cannot be read',
  ],
  ['streams without end', aPdf('stream\n'.repeat(100_000)), 'cannot be read'],
  ['a program to open', aPdf('/A <</S /Launch /F (x)>>'), hasScript],
  ['a thread of another file', aPdf('/A <</S /Thread /F (other.pdf)>>'), hasScript],
  ['a script of a model', aPdf('/Subtype /3D /3DD <</OnInstantiate 5 0 R>>'), hasScript],
  [
    'a page before it',
    Buffer.concat([Buffer.from('<script></script>'), aPdf('')]),
    'The file must be a whole PDF.',
  ],
  ['a link into another file', aPdf('/A <</S /GoToR /F (other.pdf) /D [0 /Fit]>>'), hasScript],
  ['a link that is a script', aPdf('/A <</S /URI /URI (javascript:alert\\(1\\))>>'), 'The PDF has a link'],
  ['a link with escaped letters', aPdf('/A <</S /URI /URI(\\152ava\\\nscript:x)>>'), 'The PDF has a link'],
  [
    'a link in hexadecimal digits',
    aPdf('/A <</S /URI /URI <6a61 7661736372697074 3A78>>>'),
    'The PDF has a link',
  ],
  ['a link in other letters', aPdf('/A <</S /URI /#55RI (jav\taScript:x)>>'), 'The PDF has a link'],
  ['a link to a file', aPdf('/A <</S /URI /URI (file:///etc/passwd)>>'), 'The PDF has a link'],
  ['a link to another computer', aPdf('/A <</S /URI /URI (\\\\\\\\host\\\\share)>>'), 'The PDF has a link'],
  ['a link by reference', aPdf('/A <</S /URI /URI 7 0 R>>'), 'The PDF has a link'],
  ['a compressed link that is a script', withObjects('<</S /URI /URI (vbscript:x)>>'), 'The PDF has a link'],
  ['a password', aPdf('/Encrypt 5 0 R'), 'locked with a password'],
])('a PDF that is or has %s is refused with a sentence', async (_, bytes, sentence) => {
  const response = await sendFile(await college().asAdmin(), bytes);
  expect(response.statusCode).toBe(415);
  expect(response.json().fields.file).toContain(sentence);
});

test('a PDF with compressed objects that run nothing is kept', async () => {
  const sent = await sendFile(await college().asAdmin(), withObjects('<</Type /Catalog /First 1>>'));
  expect(sent.statusCode).toBe(201);
});

test('a PDF with links to pages, emails and phones is kept', async () => {
  const addresses = [
    'https://vcp.example/a(1)',
    'HTTP://vcp.example',
    'mailto:office@vcp.example',
    'tel:+919000000000',
    'www.vcp.example',
  ];
  const links = addresses.map((address) => `/A <</S /URI /URI (${address})>>`).join('\n');
  expect(
    (await sendFile(await college().asAdmin(), aPdf(`${links} /URI <</Base (https://vcp.example)>>`)))
      .statusCode,
  ).toBe(201);
});

test('a PDF whose pictures happen to contain the bytes of a short name is kept', async () => {
  const picture = Buffer.from(
    '%PDF-1.7\n1 0 obj <</Subtype /Image>>\nstream\n/JS\x01/EF\x02\nendstream endobj\n%%EOF',
  );
  expect((await sendFile(await college().asAdmin(), picture)).statusCode).toBe(201);
});

test('a PDF of five million escapes is looked through with little work', async () => {
  const file = Buffer.from(`%PDF-1.7\n${'#41'.repeat(1_700_000)}\n%%EOF`);
  // A function called for each escape took more than a second.
  expect(await processorSeconds(async () => checkedPdf(file, 'notice.pdf'))).toBeLessThan(0.7);
});

test('a PDF above 5 MB is refused', async () => {
  const response = await sendFile(await college().asAdmin(), Buffer.alloc(5 * 1024 * 1024 + 1));
  expect(response.statusCode).toBe(413);
});

test('the PDF of a draft stays, however old it is', async () => {
  const { db, asAdmin, settings } = college();
  const { id } = (await sendFile(await asAdmin(), aPdf())).json();
  await makeNotice(await asAdmin(), { title: 'Not yet', fileId: id });
  await db.updateTable('files').set({ created_at: '2026-01-01T06:00:00.000Z' }).execute();
  await tidyUp({ db, settings }, new Date('2026-11-20T06:00:00Z'));
  expect(await db.selectFrom('files').select('id').execute()).toContainEqual({ id });
});

test('a deleted published notice is gone for its readers, and comes back unpublished, with its PDF and history', async () => {
  const { asAdmin, asStudent, db, settings, signInAgain } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const file = (await sendFile(admin, aPdf())).json();
  const unused = (await sendFile(admin, aPdf())).json();
  const { id } = await publish(admin, { title: 'Gone for a while', fileId: file.id });
  await admin.delete(`/api/notices/${id}`);
  expect((await student.get(`/api/notices/${id}`)).statusCode).toBe(404);
  const twoMonthsOn = new Date('2027-01-20T06:00:00Z');
  await db.updateTable('deleted_records').set({ deleted_at: twoMonthsOn.toISOString() }).execute();
  await tidyUp({ db, settings }, twoMonthsOn);
  const files = await db.selectFrom('files').select('id').execute();
  expect(files).toContainEqual({ id: file.id });
  expect(files).not.toContainEqual({ id: unused.id });

  const later = await signInAgain(admin);
  const [deleted] = (await later.get('/api/deleted-records?noun=notice')).json();
  expect(deleted.label).toBe('Gone for a while');
  expect((await later.post(`/api/deleted-records/${deleted.id}/restoration`)).statusCode).toBe(201);
  const back = (await later.get(`/api/notices/${id}`)).json();
  expect(back).toMatchObject({ state: 'takenBack', file });
  expect((await later.get(`/api/notices/${id}/publications`)).json()).toHaveLength(2);
});

test('each step is in the audit log', async () => {
  const admin = await college().asAdmin();
  const { id, title } = await publish(admin, { title: `Logged ${randomUUID()}` });
  await admin.delete(`/api/notices/${id}/publication`);
  const entries = (await admin.get(`/api/audit-log?noun=notice&q=${title.slice(-12)}`)).json();
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['take-back', 'publish', 'create']);
});

test('the office writes, others do not, an anonymous request reads nothing', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = college();
  const { id } = await publish(await asAdmin());
  for (const caller of [await asStudent(), await asFaculty()]) {
    expect((await caller.post('/api/notices', aNotice())).statusCode).toBe(403);
    expect((await caller.put(`/api/notices/${id}`, aNotice())).statusCode).toBe(403);
    expect((await caller.delete(`/api/notices/${id}`)).statusCode).toBe(403);
    expect((await caller.post(`/api/notices/${id}/publications`, {})).statusCode).toBe(403);
    expect((await caller.get(`/api/notices/${id}/publications`)).statusCode).toBe(403);
  }
  expect((await anonymous.get('/api/notices')).statusCode).toBe(401);
  expect((await anonymous.get(`/api/notices/${id}`)).statusCode).toBe(401);
});
