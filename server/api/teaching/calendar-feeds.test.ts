import { expect, test } from 'vitest';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { aRegister } from '#test/factories.ts';
import { withStartRecords } from '#test/start-records.ts';
import { aClass } from '#test/timetable.ts';

const college = shareApp();

/** The address without its host. */
async function newFeed(caller: Caller): Promise<string> {
  const response = await caller.post('/api/calendar-feeds');
  expect(response.statusCode).toBe(201);
  expect(response.json().link).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(response.json().link).pathname;
}

/** The class of a day, as its lines; undefined where there is none. */
const classOn = (day: string, feed = '') =>
  feed
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find((event) => event.includes(`UID:class-${day}-`));

test('the address gives the calendar without a cookie: a student’s own year, all entries for staff', async () => {
  const { anonymous, asAdmin, asFaculty, asStudent } = await startApp();
  const admin = await asAdmin();
  await admin.post('/api/academic-calendar', {
    year: 'FIRST',
    event: 'Orientation, hall',
    date: '2026-09-12',
  });
  await admin.post('/api/academic-calendar', { year: 'SECOND', event: 'Practicals', date: '2026-08-24' });
  const own = await anonymous.get(await newFeed(await asStudent({ year: 'FIRST' })));
  expect(own.statusCode).toBe(200);
  expect(own.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.body).toContain('SUMMARY:Orientation\\, hall\r\n');
  expect(own.body).not.toContain('Practicals');
  for (const caller of [admin, await asFaculty()]) {
    const { body } = await anonymous.get(await newFeed(caller));
    expect(body).toContain('SUMMARY:Orientation\\, hall (First year)\r\n');
    expect(body).toContain('SUMMARY:Practicals (Second year)\r\n');
  }
});

test('a feed that was made while its student left is not found', async () => {
  const { anonymous, asStudent, db } = college();
  const student = await asStudent();
  const path = await newFeed(student);
  await db.updateTable('students').set({ status: 'LEFT' }).where('id', '=', student.id).execute();
  expect((await anonymous.get(path)).statusCode).toBe(404);
});

test('students and teachers have the classes of the coming weeks in it, as they will be held', async () => {
  const app = await startApp();
  const { admin, teacher, subject } = await aClass(app, 0);
  const [student, other] = [await app.asStudent({ year: 'FIRST' }), await app.asStudent({ year: 'SECOND' })];
  const free = { day: '2026-11-27', period: 1, year: 'FIRST', subjectId: subject.id, kind: 'theory' };
  await admin.post('/api/substitutions', { ...free, isCancelled: true, reason: 'Sports day' });
  for (const caller of [student, teacher]) {
    const { body } = await app.anonymous.get(await newFeed(caller));
    // The first period begins at 9:30 in India.
    expect(body).toContain('DTSTART:20261204T040000Z\r\nDTEND:20261204T045000Z\r\n');
    expect(body).toContain(`SUMMARY:${subject.name}`);
    // An app that does not hide what is cancelled says why.
    const cancelled = classOn('2026-11-27', body);
    expect(cancelled).toContain(`SUMMARY:Not held: ${subject.name}`);
    expect(cancelled).toContain('DESCRIPTION:Not held: Sports day\r\n');
    expect(cancelled).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT');
    expect(classOn('2026-12-04', body)).not.toContain('STATUS');
  }
  expect((await app.anonymous.get(await newFeed(other))).body).not.toContain(subject.name);
});

test('a class that a colleague takes is told to the planned teacher, and is the colleague’s', async () => {
  const app = await startApp();
  const { admin, teacher, subject, studentIds } = await aClass(app, 1);
  const [colleague, student] = [await app.asFaculty(), await app.asStudent({ year: 'FIRST' })];
  const change = { period: 1, year: 'FIRST', subjectId: subject.id, kind: 'theory', reason: 'On leave' };
  await admin.post('/api/substitutions', { ...change, day: '2026-11-27', facultyId: colleague.id });
  await admin.post('/api/substitutions', { ...change, day: '2026-12-04' });
  // Nor is it forgotten where the colleague has only taken the register, as a teacher of the subject.
  const teaching = { facultyId: colleague.id, subjectId: subject.id, academicYear: '2026-2027' };
  expect((await admin.post('/api/teaching', teaching)).statusCode).toBe(201);
  expect((await colleague.post('/api/classes', aRegister(subject.id, studentIds))).statusCode).toBe(201);
  const [planned, taking, learning] = await Promise.all(
    [teacher, colleague, student].map(
      async (caller) => (await app.anonymous.get(await newFeed(caller))).body,
    ),
  );
  const nameOf = async ({ id }: Caller) => {
    const { firstName, lastName } = (await admin.get(`/api/faculty/${id}`)).json();
    return `${firstName} ${lastName}`;
  };
  const [plannedName, takingName] = [await nameOf(teacher), await nameOf(colleague)];
  const name = `${subject.name} (First year)`;
  const idOf = (event = '') => /^UID:.*$/m.exec(event)?.[0];
  for (const day of ['2026-11-20', '2026-11-27']) {
    const told = classOn(day, planned);
    expect(told, day).toContain(`SUMMARY:Taken by ${takingName}: ${name}\r\n`);
    expect(told, day).toContain('TRANSP:TRANSPARENT');
    expect(classOn(day, taking), day).toContain(`SUMMARY:${name}\r\n`);
    expect(classOn(day, taking), day).toContain('TRANSP:OPAQUE');
    expect(idOf(told), day).toBe(idOf(classOn(day, taking)));
  }
  expect(classOn('2026-11-27', taking)).toContain(`DESCRIPTION:Instead of ${plannedName}: On leave\r\n`);
  expect(classOn('2026-11-27', learning)).toContain(
    `DESCRIPTION:${takingName}\\nChanged for this day: On leave\r\n`,
  );
  expect(classOn('2026-12-04', planned)).toContain(`SUMMARY:No teacher yet: ${name}\r\n`);
  // Of all other weeks nothing is changed, and the colleague has nothing.
  expect(classOn('2026-12-11', planned)).toContain(`SUMMARY:${name}\r\n`);
  expect(classOn('2026-12-11', taking)).toBeUndefined();
});

test('examinations ahead are in it, with time and place; a student’s has those of the own year', async () => {
  const app = await startApp({ prepare: withStartRecords });
  const [student, teacher] = [await app.asStudent({ year: 'FIRST' }), await app.asFaculty()];
  const own = (await app.anonymous.get(await newFeed(student))).body;
  expect(own).toContain('SUMMARY:Examination: Human Anatomy\r\n');
  expect(own).toContain('DTSTART:20261207T043000Z\r\nDTEND:20261207T073000Z\r\nSUMMARY:');
  expect(own).toContain('LOCATION:Examination Hall A\r\n');
  expect(own).not.toContain('Biomechanics');
  const { body } = await app.anonymous.get(await newFeed(teacher));
  expect(body).toContain('SUMMARY:Examination: Biomechanics and Kinesiology (Second year)\r\n');
});

test('a day of the whole college is one entry for staff', async () => {
  const app = await startApp();
  const admin = await app.asAdmin();
  const enter = async (year: string, event: string) =>
    admin.post('/api/academic-calendar', { year, event, date: '2026-12-25' });
  for (const year of ['FIRST', 'SECOND', 'THIRD', 'FOURTH']) await enter(year, 'Christmas');
  for (const year of ['FIRST', 'THIRD']) await enter(year, 'Library closed');
  const { body } = await app.anonymous.get(await newFeed(await app.asFaculty()));
  expect(body.match(/SUMMARY:(Christmas|Library).*/g)).toEqual([
    'SUMMARY:Christmas',
    'SUMMARY:Library closed (First and Third year)',
  ]);
});

test('renewing ends the earlier address, deleting ends the feed', async () => {
  const { anonymous, asStudent, db } = college();
  const student = await asStudent();
  expect((await student.get('/api/calendar-feeds')).json()).toEqual([]);
  const first = await newFeed(student);
  expect((await student.get('/api/calendar-feeds')).json()).toEqual([
    { createdAt: '2026-11-20T06:00:00.000Z' },
  ]);
  const second = await newFeed(student);
  expect((await anonymous.get(first)).statusCode).toBe(404);
  expect((await anonymous.get(second)).statusCode).toBe(200);
  const rows = await db.selectFrom('calendar_feeds').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second.slice(14, 50));
  for (const _ of ['once', 'twice']) {
    expect((await student.delete('/api/calendar-feeds')).statusCode).toBe(204);
  }
  expect((await anonymous.get(second)).statusCode).toBe(404);
});

test('a deleted person’s address is not found', async () => {
  const { anonymous, asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const feed = await newFeed(student);
  await admin.delete(`/api/students/${student.id}`);
  expect((await anonymous.get(feed)).statusCode).toBe(404);
});

test('an unknown and a malformed address are not found; creating one needs a session', async () => {
  const { anonymous } = college();
  expect((await anonymous.get(`/api/calendar/${'a'.repeat(43)}.ics`)).statusCode).toBe(404);
  expect((await anonymous.get('/api/calendar/short.ics')).statusCode).toBe(400);
  expect((await anonymous.post('/api/calendar-feeds')).statusCode).toBe(401);
  expect((await anonymous.delete('/api/calendar-feeds')).statusCode).toBe(401);
});
