import { expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { aFee, anExamSession, aRegister } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';
import { aClass } from '#test/timetable.ts';

/** Of three students one is short of attendance, one owes a fee. */
async function withSession(app: TestApp) {
  const { teacher, admin, subject, studentIds } = await aClass(app);
  const [short = '', debtor = '', fine = ''] = studentIds;
  await teacher.post('/api/classes', aRegister(subject.id, studentIds, { [short]: 'absent' }));
  await admin.post(`/api/students/${debtor}/fees`, aFee({ amount: 12_000, dueOn: '2026-10-01' }));
  await admin.post(`/api/students/${fine}/fees`, aFee({ amount: 9000, dueOn: '2026-11-20' }));
  const made = await admin.post('/api/exam-sessions', anExamSession({ subjects: [subject] }));
  expect(made.statusCode, made.body).toBe(201);
  return { admin, teacher, subject, short, debtor, fine, url: `/api/exam-sessions/${made.json().id}` };
}

test('short attendance and overdue fees hold a ticket back, with the reason; the office lets in with one', async () => {
  const { admin, subject, short, debtor, url } = await withSession(await startApp());
  const list = async () => (await admin.get(`${url}/hall-tickets`)).json();
  const reasons = async () => (await list()).map((one: { reasons: string[] }) => one.reasons);
  expect(await reasons()).toEqual([
    [`Attendance in ${subject.name} is 0 %, below 75 %.`],
    ['₹ 12,000 of fees overdue since 1 Oct 2026.'],
    [],
  ]);
  const path = `${url}/hall-ticket-exceptions/${short}`;
  const empty = await admin.put(path, { reason: '' });
  expect(empty.json().fields).toEqual({ reason: 'Say why the student is let in' });
  expect((await admin.put(path, { reason: 'Condoned: hospital, 3 weeks' })).statusCode).toBe(204);
  expect((await list())[0]).toMatchObject({
    student: { id: short },
    exception: { reason: 'Condoned: hospital, 3 weeks', allowedBy: expect.stringMatching(/^admin-/) },
  });
  const history = (await admin.get(`/api/students/${short}/history`)).json();
  expect(history[0]).toMatchObject({ noun: 'hall-ticket', changes: [{ field: 'reason' }] });

  expect((await admin.get(`${url}/hall-tickets.pdf`)).statusCode).toBe(409);
  expect((await admin.post(`${url}/hall-tickets`)).json()).toEqual({ issued: 2 });
  const pdf = await admin.get(`${url}/hall-tickets.pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const text = pdfText(pdf.rawPayload);
  expect(text).toContain(subject.name);
  const numbers = (await admin.get('/api/rosters/FIRST')).json();
  for (const { id, enrollmentNumber } of numbers) {
    if (id === debtor) expect(text).not.toContain(enrollmentNumber);
    else expect(text).toContain(enrollmentNumber);
  }
  expect((await admin.delete(path)).statusCode).toBe(204);
  expect((await list())[0].exception).toBe(null);
  expect((await admin.delete(path)).statusCode).toBe(404);
});

test('attendance that can be condoned holds a ticket back too, and says that it can be', async () => {
  const { admin, subject, fine, url } = await withSession(await startApp());
  const { enrollmentNumber } = (await admin.get(`/api/students/${fine}`)).json();
  const counts = { enrollmentNumber, subjectCode: subject.code, kind: 'theory', held: 39, attended: 25 };
  await admin.post('/api/attendance-counts', { academicYear: '2026-2027', rows: [counts] });
  const rows: { student: { id: string }; reasons: string[] }[] = (
    await admin.get(`${url}/hall-tickets`)
  ).json();
  expect(rows.find(({ student }) => student.id === fine)?.reasons).toEqual([
    `Attendance in ${subject.name} is 65 %, below 75 %, which can be condoned.`,
  ]);
});

test('a ticket has a number and a code that anyone can check; held back again it is withdrawn', async () => {
  const app = await startApp();
  const { admin, short, fine, url } = await withSession(app);
  await admin.put(`${url}/hall-ticket-exceptions/${short}`, { reason: 'Condoned' });
  // Two clicks: the second finds nothing to issue.
  const twice = await Promise.all([1, 2].map(() => admin.post(`${url}/hall-tickets`)));
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  type Row = { student: { id: string }; ticket: { id: string; serial: string; code: string } | null };
  const ticketOf = async (id: string) =>
    (await admin.get(`${url}/hall-tickets`)).json<Row[]>().find(({ student }) => student.id === id)?.ticket;
  const ticket = await ticketOf(short);
  expect(ticket).toMatchObject({ serial: expect.stringMatching(/^VCP\/HT\/2026-27\/000[12]$/) });
  const pdf = pdfText((await admin.get(`${url}/hall-tickets.pdf`)).rawPayload);
  expect(pdf).toContain(`/verify/${ticket?.code}`);
  const verify = async () => (await app.anonymous.get(`/api/verifications/${ticket?.code}`)).json();
  expect(await verify()).toMatchObject({ kind: 'hall-ticket', serial: ticket?.serial, withdrawnOn: null });
  const one = await admin.get(`/api/certificates/${ticket?.id}/document.pdf`);
  expect(pdfText(one.rawPayload)).toContain(ticket?.serial);

  await admin.delete(`${url}/hall-ticket-exceptions/${short}`);
  expect(await verify()).toMatchObject({ withdrawnOn: '2026-11-20' });
  expect(await ticketOf(short)).toBe(null);
  // Withdrawn by itself, a ticket can be issued again, with another number.
  const first = await ticketOf(fine);
  await admin.post(`/api/certificates/${first?.id}/withdrawal`, { reason: 'Wrong name' });
  expect((await admin.post(`${url}/hall-tickets`)).json()).toEqual({ issued: 1 });
  expect((await ticketOf(fine))?.serial).toBe('VCP/HT/2026-27/0003');
});

test('a session with valid tickets is not deleted; an exception comes back with its student', async () => {
  const { admin, short, fine, url } = await withSession(await startApp());
  await admin.put(`${url}/hall-ticket-exceptions/${short}`, { reason: 'Condoned' });
  type Row = { student: { id: string }; ticket: { id: string } | null; exception: { reason: string } | null };
  const rowOf = async (id: string) =>
    (await admin.get(`${url}/hall-tickets`)).json<Row[]>().find(({ student }) => student.id === id);
  await admin.delete(`/api/students/${short}`);
  expect(await rowOf(short)).toBe(undefined);
  await admin.post(`/api/students/${short}/restoration`);
  expect((await rowOf(short))?.exception?.reason).toBe('Condoned');

  await admin.delete(`/api/students/${short}`);
  await admin.post(`${url}/hall-tickets`);
  const refused = await admin.delete(url);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/^Hall tickets of .* are valid\. Withdraw them first/);
  await admin.post(`/api/certificates/${(await rowOf(fine))?.ticket?.id}/withdrawal`, { reason: 'Put off' });
  expect((await admin.delete(url)).statusCode).toBe(204);
});

test('a locked session lists who wrote it, also when they have moved to the next year', async () => {
  const { admin, subject, fine, url } = await withSession(await startApp());
  await admin.put(`${url}/marks`, { entries: [{ studentId: fine, subjectId: subject.id, marks: 20 }] });
  expect((await admin.put(`${url}/state`, { state: 'locked' })).statusCode).toBe(200);
  const names = async () =>
    (await admin.get(`${url}/hall-tickets`))
      .json<{ student: { id: string } }[]>()
      .map(({ student }) => student.id);
  const before = await names();
  expect(before).toContain(fine);
  const {
    id: _,
    version: _version,
    ...student
  } = (await admin.get(`/api/students/${fine}?include=personalInfo,contactInfo`)).json();
  expect((await admin.put(`/api/students/${fine}`, { ...student, year: 'SECOND' })).statusCode).toBe(200);
  expect(await names()).toEqual(before);
});

test('unknown sessions and students are not found; teachers are refused', async () => {
  const { admin, teacher, url } = await withSession(await startApp());
  expect((await admin.get('/api/exam-sessions/unknown/hall-tickets')).statusCode).toBe(404);
  const path = `${url}/hall-ticket-exceptions/unknown`;
  expect((await admin.put(path, { reason: 'x' })).statusCode).toBe(404);
  expect((await teacher.get(`${url}/hall-tickets`)).statusCode).toBe(403);
  expect((await teacher.post(`${url}/hall-tickets`)).statusCode).toBe(403);
  expect((await admin.post('/api/exam-sessions/unknown/hall-tickets')).statusCode).toBe(404);
  expect((await teacher.put(path, { reason: 'x' })).statusCode).toBe(403);
});

test('a student and a guardian read the own ticket: held with its reason, then its number and the document', async () => {
  const app = await startApp();
  const { admin, debtor, fine, url } = await withSession(app);
  const ticket = `${url}/hall-ticket`;
  const guardian = await app.asGuardian([debtor, fine]);
  const read = async (by: typeof guardian, studentId?: string) =>
    (await by.get(studentId ? `${ticket}?studentId=${studentId}` : ticket)).json();
  expect(await read(guardian, debtor)).toEqual({
    studentId: debtor,
    state: 'held',
    reasons: ['₹ 12,000 of fees overdue since 1 Oct 2026.'],
    number: null,
  });
  expect(await read(guardian, fine)).toMatchObject({ state: 'admitted', reasons: [], number: null });
  // Two of the year: which one?
  expect((await guardian.get(ticket)).statusCode).toBe(400);
  const withoutFees = await app.asGuardian([debtor], { maySeeFees: false });
  expect(await read(withoutFees)).toMatchObject({ reasons: ['Fees are overdue.'] });
  const withoutMarks = await app.asGuardian([debtor], { maySeeMarks: false });
  expect((await withoutMarks.get(ticket)).statusCode).toBe(403);
  const stranger = await app.asGuardian([(await app.asStudent({ year: 'SECOND' })).id]);
  expect((await stranger.get(`${ticket}?studentId=${debtor}`)).statusCode).toBe(404);

  expect((await guardian.get(`${ticket}.pdf?studentId=${fine}`)).statusCode).toBe(409);
  await admin.post(`${url}/hall-tickets`);
  const { number } = await read(guardian, fine);
  expect(number).toMatch(/\d/);
  const document = await guardian.get(`${ticket}.pdf?studentId=${fine}`);
  expect(pdfText(document.rawPayload)).toContain(number);
  expect((await guardian.get(`${ticket}.pdf?studentId=${debtor}`)).statusCode).toBe(409);
  // An admin has no ticket.
  expect((await admin.get(ticket)).statusCode).toBe(404);
});
