// Who was told what and when: messages that are prepared for each reader, and opened in WhatsApp one after the other.
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '#server/db/rows.ts';
import type { Message } from '#shared/people/messages.ts';
import { type Caller, shareApp } from '#test/app.ts';

const college = shareApp();
let office: Caller;
let student: Caller;
let guardian: Caller;
let teacher: Caller;

beforeAll(async () => {
  const { asStaff, asStudent, asGuardian, asFaculty } = college();
  office = await asStaff('office');
  const names = { firstName: 'Sita {college}', lastName: 'Rao', parentPhone: '+919848022338' };
  student = await asStudent({ ...names, contactInfo: { phone: '' } });
  guardian = await asGuardian([student.id]);
  teacher = await asFaculty({ firstName: 'Asha', lastName: 'Killi' });
});

const hello = { text: 'Dear {name}, {college} greets you. {phone} {{name}} {', channel: 'whatsapp' };
const ofStudent = (more: object = {}) => ({ kind: 'student', id: student.id, ...more });
const send = (message: object, caller = office) => caller.post('/api/messages', message);
const refused = async (message: object) => {
  const { statusCode, body } = await send({ ...hello, readers: [ofStudent()], ...message });
  return `${statusCode} ${body}`;
};

test('each reader gets the text of the own language, with the own name in it and every other brace as it was', async () => {
  const made = await send({
    ...hello,
    textTe: 'ప్రియమైన {name}, {college}',
    subject: { kind: 'student', id: student.id },
    readers: [
      ofStudent({ language: 'en' }),
      { kind: 'guardian', id: guardian.id, language: 'te' },
      { kind: 'faculty', id: teacher.id },
      ofStudent({ language: 'en' }),
    ],
  });
  expect(made.statusCode).toBe(201);
  const { readers, ...message } = made.json<Message>();
  expect(message).toMatchObject({ ...hello, subject: { kind: 'student', id: student.id } });
  const [first, second, third, ...more] = readers;
  expect(more).toEqual([]);
  expect(first).toEqual({
    id: expect.any(String),
    kind: 'student',
    personId: student.id,
    name: 'Sita {college} Rao',
    phone: '+919848022338',
    email: '',
    language: 'en',
    text: expect.stringMatching(
      /^Dear Sita \{college\} Rao, .+ greets you\. \{phone\} \{Sita \{college\} Rao\} \{$/,
    ),
    state: 'prepared',
    at: expect.stringMatching(/Z$/),
    by: expect.any(String),
    reason: '',
  });
  expect(second).toMatchObject({ kind: 'guardian', language: 'te', text: expect.stringMatching(/^ప్రియమైన /) });
  expect(third).toMatchObject({ name: 'Asha Killi', language: 'en' });
});

test('a reader without a language reads that of the portal, and English where there is no Telugu text', async () => {
  await guardian.put('/api/account/language', { language: 'te' });
  const readers = [{ kind: 'guardian', id: guardian.id }];
  const texts = async (message: object) =>
    (await send({ channel: 'whatsapp', readers, ...message }))
      .json<Message>()
      .readers.map(({ language, text }) => `${language} ${text}`);
  expect(await texts({ text: 'Come', textTe: 'రండి' })).toEqual(['te రండి']);
  expect(await texts({ text: 'Come' })).toEqual(['te Come']);
  expect(await texts({ text: 'Come', textTe: 'రండి', language: 'en' })).toEqual(['en Come']);
  expect(await texts({ template: 'call-office' })).toEqual([expect.stringContaining('ఫోన్ చేయండి')]);
});

test('a message that WhatsApp was opened with stays as it was first opened, and is in the history of its reader', async () => {
  const { wait } = college();
  const own = await college().asStudent();
  const made = (await send({ ...hello, readers: [ofStudent({ id: own.id })] })).json<Message>();
  const url = `/api/messages/${made.id}/readers/${made.readers[0]?.id}/opened`;
  const opened = await office.post(url);
  expect(opened.statusCode).toBe(200);
  expect(opened.json()).toMatchObject({ state: 'opened', name: made.readers[0]?.name });
  wait(60_000);
  const again = await (await college().asAdmin()).post(url);
  expect(again.json()).toEqual(opened.json());
  const entries = (await office.get(`/api/students/${own.id}/history`)).json();
  expect(
    entries
      .filter(({ noun }: { noun: string }) => noun === 'message')
      .map(({ action }: { action: string }) => action),
  ).toEqual(['update', 'create']);
  expect(entries[0].label).toMatch(/^Dear /);
  for (const path of [`${made.id}/readers/nobody`, `nothing/readers/${made.readers[0]?.id}`])
    expect((await office.post(`/api/messages/${path}/opened`)).statusCode).toBe(404);
});

test('the list is newest first, by pages, and of a student only what the student and the guardians were told', async () => {
  const { asStudent, asGuardian } = college();
  const [own, other] = [await asStudent(), await asStudent()];
  const mother = await asGuardian([own.id]);
  const both = [ofStudent({ id: own.id }), ofStudent({ id: other.id })];
  await send({ ...hello, text: 'First', readers: both });
  await send({ ...hello, text: 'Second', readers: [{ kind: 'guardian', id: mother.id }] });
  await send({ ...hello, text: 'Third', readers: [ofStudent({ id: other.id })] });
  const read = async (query: string) => {
    const answer = await office.get(`/api/messages?${query}`);
    const found = answer.json<Message[]>();
    return [
      answer.headers['x-total-count'],
      ...found.map(({ text, readers }) => `${text} ${readers.length}`),
    ];
  };
  expect(await read(`studentId=${own.id}`)).toEqual(['2', 'Second 1', 'First 1']);
  expect(await read(`studentId=${own.id}&page=2&pageSize=1`)).toEqual(['2', 'First 1']);
  expect((await read('pageSize=3')).slice(1)).toEqual(['Third 1', 'Second 1', 'First 2']);
  const file = (await office.get(`/api/messages.csv?studentId=${own.id}`)).body.trim().split('\n');
  expect(file.map((line) => line.split(',').at(-1)?.trim())).toEqual(['text', 'Second', 'First']);
});

test('of a teacher the list has what that teacher was told', async () => {
  const own = await college().asFaculty();
  const readers = [ofStudent(), { kind: 'faculty', id: own.id }];
  await send({ ...hello, text: 'Come', readers });
  const found = (await office.get(`/api/messages?facultyId=${own.id}`)).json<Message[]>();
  expect(found.map(({ text, readers: told }) => [text, told.map(({ personId }) => personId)])).toEqual([
    ['Come', [own.id]],
  ]);
});

test('of ten thousand messages a page is read, and those of one student among them', async () => {
  const { db, asStudent } = college();
  const own = await asStudent();
  const at = '2026-11-01T06:00:00.000Z';
  const rows = Array.from({ length: 10_000 }, (_, n) => `many-${String(n).padStart(5, '0')}`);
  const made = {
    subject_kind: null,
    subject_id: null,
    channel: 'whatsapp',
    text_te: '',
    made_by: 'office',
  } as const;
  const told = {
    guardian_id: null,
    faculty_id: null,
    name: 'Sita',
    phone: '',
    language: 'en',
    state: 'opened',
  } as const;
  await db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'messages',
      rows.map((id) => ({ ...made, id, text: id, made_at: at })),
    );
    await insertRows(
      tx,
      'message_readers',
      rows.map((id, n) => ({
        ...told,
        id,
        message_id: id,
        student_id: n % 1000 === 0 ? own.id : student.id,
        text: id,
        state_at: at,
        state_by: 'office',
      })),
    );
  });
  const page = await office.get('/api/messages?page=300&pageSize=25');
  expect([page.json().length, Number(page.headers['x-total-count']) >= 10_000]).toEqual([25, true]);
  const ofOwn = await office.get(`/api/messages?studentId=${own.id}&page=1&pageSize=5`);
  expect(ofOwn.headers['x-total-count']).toBe('10');
  expect(ofOwn.json<Message[]>().map(({ text }) => text)).toEqual(
    [9, 8, 7, 6, 5].map((thousand) => `many-0${thousand}000`),
  );
  await db.deleteFrom('messages').where('id', 'like', 'many-%').execute();
});

test('chosen students get it, unless their number is another than was shown', async () => {
  const own = await college().asStudent({ firstName: 'Onlyone' });
  const selection = { filter: { q: 'onlyone' }, expected: 1 };
  const made = await send({ ...hello, selection });
  expect(made.json<Message>().readers.map(({ personId }) => personId)).toEqual([own.id]);
  expect((await send({ ...hello, selection: { ...selection, expected: 2 } })).statusCode).toBe(409);
});

test('what cannot be sent is refused with a sentence', async () => {
  const gone = await college().asStudent({ firstName: 'Gone', lastName: 'Naidu', status: 'LEFT' });
  const many = Array.from({ length: 201 }, (_, index) => ofStudent({ id: `s${index}` }));
  expect(await refused({ readers: [ofStudent(), { kind: 'faculty', id: 'nobody' }] })).toMatch(
    /^400 .*not in the records: faculty nobody/,
  );
  expect(await refused({ readers: [ofStudent({ id: gone.id })] })).toMatch(
    /^400 .*left or graduated: Gone Naidu/,
  );
  expect(await refused({ readers: many })).toMatch(/^400 .*at most 200 readers/);
  expect(await refused({ readers: [] })).toMatch(/^400 .*at least one reader/);
  expect(await refused({ readers: undefined })).toMatch(/^400 .*Choose the readers/);
  expect(await refused({ text: ' ' })).toMatch(/^400 .*Type the message/);
  expect(await refused({ text: 'x'.repeat(1001) })).toMatch(/^400 .*1000/);
  expect(await refused({ template: 'call-office' })).toMatch(/^400 .*name a template/);
  expect(await refused({ channel: 'email' })).toMatch(/^400 .*No email is set up here/);
  expect(await refused({ subject: { kind: 'notice', id: 'none' } })).toMatch(/^400 .*subject is not/);
});

test('the office prepares messages, the principal reads them, no other role does either', async () => {
  const { asStaff } = college();
  const message = { ...hello, readers: [ofStudent()] };
  const may = async (caller: Caller) => [
    (await caller.get('/api/messages')).statusCode,
    (await send(message, caller)).statusCode,
  ];
  expect(await may(office)).toEqual([200, 201]);
  expect(await may(await college().asAdmin())).toEqual([200, 201]);
  expect(await may(await asStaff('principal'))).toEqual([200, 403]);
  for (const caller of [await asStaff('cashier'), student, guardian, teacher])
    expect(await may(caller)).toEqual([403, 403]);
});

test('what a student was told goes with the student, and comes back', async () => {
  const own = await college().asStudent();
  await send({ ...hello, readers: [ofStudent({ id: own.id })] });
  const told = async () => (await office.get(`/api/messages?studentId=${own.id}`)).json<Message[]>().length;
  await office.delete(`/api/students/${own.id}`);
  expect(await told()).toBe(0);
  expect((await office.post(`/api/students/${own.id}/restoration`)).statusCode).toBe(201);
  expect(await told()).toBe(1);
});
