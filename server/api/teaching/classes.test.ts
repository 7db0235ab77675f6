import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aCalendarEntry, anEntry, aRegister, friday } from '#test/factories.ts';
import { aClass, enterStudents, enterSubject } from '#test/timetable.ts';

const college = shareApp();

test('POST /api/classes keeps the register, which the day, the list and the student show', async () => {
  const { teacher, admin, subject, studentIds } = await aClass(await startApp());
  const [first = '', second = ''] = studentIds;
  const register = aRegister(subject.id, studentIds, { [first]: 'absent', [second]: 'late' });
  const response = await teacher.post('/api/classes', register);
  expect(response.statusCode, response.body).toBe(201);
  const held = response.json();
  expect(held).toMatchObject({
    id: register.id,
    day: friday,
    period: 1,
    year: 'FIRST',
    kind: 'theory',
    version: 1,
    subject: { id: subject.id },
    faculty: { id: teacher.id },
    academicYear: '2026-2027',
    counts: { present: 1, absent: 1, late: 1, duty: 0, leave: 0 },
  });
  expect(held.entries.map(({ mark }: { mark: string }) => mark)).toEqual(['absent', 'late', 'present']);
  expect((await teacher.get(`/api/classes/${held.id}`)).json()).toEqual(held);
  const { entries: _, ...listed } = held;
  expect(
    (await admin.get(`/api/classes?from=${friday}&to=${friday}&facultyId=${teacher.id}`)).json(),
  ).toEqual([listed]);
  expect((await teacher.get(`/api/timetable-days/${friday}`)).json().classes).toMatchObject([
    { held: { id: held.id, present: 2, students: 3, version: 1 } },
  ]);
});

test('a register that is sent twice is kept once, also at the same time', async () => {
  const { teacher, subject, studentIds } = await aClass(await startApp());
  const register = aRegister(subject.id, studentIds);
  const answers = await Promise.all([1, 2, 3].map(() => teacher.post('/api/classes', register)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect((await teacher.post('/api/classes', register)).json()).toEqual(answers[0]?.json());
  expect((await teacher.get(`/api/classes?from=${friday}&to=${friday}`)).json()).toHaveLength(1);
});

test('an own register sent again with other marks is refused with the one that is kept', async () => {
  const { teacher, subject, studentIds } = await aClass(await startApp());
  const [student = ''] = studentIds;
  const register = aRegister(subject.id, studentIds);
  const first = (await teacher.post('/api/classes', register)).json();
  const others = [
    aRegister(subject.id, studentIds, { [student]: 'absent' }),
    aRegister(subject.id, studentIds.slice(1)),
    { ...register, kind: 'practical' },
    { ...register, room: 'Hall 2' },
    { ...register, period: 2 },
  ];
  for (const other of others) {
    const refused = await teacher.post('/api/classes', { ...other, id: register.id });
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json()).toMatchObject({ first });
  }
  const again = { ...register, entries: register.entries.toReversed() };
  expect((await teacher.post('/api/classes', again)).statusCode).toBe(200);
});

test('a register sent for several periods at the same time is kept once', async () => {
  const { admin, subject, studentIds } = await aClass(await startApp());
  const register = aRegister(subject.id, studentIds);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((period) => admin.post('/api/classes', { ...register, period })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect((await admin.get(`/api/classes?from=${friday}&to=${friday}`)).json()).toHaveLength(1);
});

test('registers that are not taken are listed for office and teacher, the newest day first', async () => {
  const { teacher, admin, subject, studentIds } = await aClass(await startApp());
  await teacher.post('/api/classes', aRegister(subject.id, studentIds, {}, { day: '2026-11-13' }));
  const due = async (query: string) =>
    (await teacher.get(`/api/registers-due?from=2026-11-01&to=2026-11-30${query}`))
      .json()
      .map(({ day }: { day: string }) => day);
  expect(await due(`&facultyId=${teacher.id}`)).toEqual([friday, '2026-11-06']);
  expect(await due('&facultyId=other')).toEqual([]);
  const change = {
    day: friday,
    period: 1,
    year: 'FIRST',
    subjectId: subject.id,
    kind: 'theory',
    reason: 'Strike',
  };
  await admin.post('/api/substitutions', { ...change, isCancelled: true });
  expect(await due('')).toEqual(['2026-11-06']);
});

test('a second register of one class is refused with the first, and may replace it', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app);
  const [student = ''] = studentIds;
  const first = (await teacher.post('/api/classes', aRegister(subject.id, studentIds))).json();
  const second = aRegister(subject.id, studentIds, { [student]: 'absent' });
  const refused = await admin.post('/api/classes', second);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toMatch(/has taken the register of this class already\.$/);
  expect(refused.json().first).toEqual(first);
  // Another person's id is no way around it.
  expect((await admin.post('/api/classes', { ...second, id: first.id })).statusCode).toBe(409);

  const path = `/api/classes/${first.id}/register`;
  const decided = await admin.put(path, { entries: second.entries }, { 'if-match': '"1"' });
  expect(decided.json()).toMatchObject({ version: 2, counts: { present: 2, absent: 1 } });
  const late = await teacher.put(path, { entries: second.entries }, { 'if-match': '"1"' });
  expect(late.statusCode).toBe(412);
  const { body } = await admin.get('/api/audit-log?noun=class');
  expect(JSON.parse(body)[0].changes).toEqual([
    {
      field: 'absent',
      from: '',
      to: first.entries.find((entry: { student: { id: string } }) => entry.student.id === student).student
        .enrollmentNumber,
    },
  ]);
});

test('days on which no class can have been held are refused with the reason', async () => {
  const { teacher, admin, subject, studentIds } = await aClass(await startApp());
  const year = (await admin.get('/api/academic-years/2026-2027')).json();
  const { id: _, version: _version, ...input } = year;
  const holiday = { date: '2026-11-13', event: 'Bhai Dooj', kind: 'holiday' };
  const entry = await admin.post('/api/academic-calendar', aCalendarEntry(holiday));
  const refused = async (day: string, caller = teacher) => {
    const response = await caller.post('/api/classes', aRegister(subject.id, studentIds, {}, { day }));
    return [response.statusCode, response.json().error];
  };
  expect(await refused('2026-11-21')).toEqual([
    400,
    '21 Nov 2026 has not come yet: by the college’s clock it is 20 Nov 2026. Is the date of the phone right?',
  ]);
  expect(await refused('2026-11-13')).toEqual([400, '13 Nov 2026 is a holiday: Bhai Dooj.']);
  // A holiday of another year, and a day that is no holiday any more.
  await admin.put(
    `/api/academic-calendar/${entry.json().id}`,
    aCalendarEntry({ ...holiday, year: 'SECOND' }),
  );
  expect((await refused('2026-11-13'))[0]).toBe(201);
  await admin.put('/api/academic-years/2026-2027', { ...input, startsOn: '2026-11-16' });
  expect(await refused('2026-11-06')).toEqual([
    400,
    '6 Nov 2026 is outside the academic year, whose classes run from 16 Nov 2026 to 31 Jul 2027.',
  ]);
});

test('a teacher takes and corrects for seven days, the office always', async () => {
  const { teacher, admin, subject, studentIds } = await aClass(await startApp());
  const old = aRegister(subject.id, studentIds, {}, { day: '2026-11-06' });
  const late = await teacher.post('/api/classes', old);
  expect(late.statusCode).toBe(403);
  expect(late.json().error).toBe(
    'A register can be taken and corrected for 7 days. The office can still do it.',
  );
  const { id } = (await admin.post('/api/classes', old)).json();
  // The office's register belongs to the teacher whom the timetable names.
  expect((await admin.get(`/api/classes/${id}`)).json().faculty.id).toBe(teacher.id);
  expect((await teacher.put(`/api/classes/${id}/register`, { entries: old.entries })).statusCode).toBe(403);
  const inTime = aRegister(subject.id, studentIds, {}, { day: '2026-11-13' });
  expect((await teacher.post('/api/classes', inTime)).statusCode).toBe(201);
});

test('another teacher’s class is refused, unless a substitution or the teaching names the caller', async () => {
  const app = await startApp();
  const { admin, teacher, subject, studentIds } = await aClass(app);
  const [substitute, colleague] = [await app.asFaculty(), await app.asFaculty()];
  const register = aRegister(subject.id, studentIds);
  const refused = await substitute.post('/api/classes', register);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toMatch(/^This is another teacher’s class\./);
  const older = aRegister(subject.id, studentIds, {}, { day: '2026-11-13' });
  await teacher.post('/api/classes', older);
  // A register names who was absent: it is not read by its id either, and not by sending that id again.
  const readings = (one: typeof teacher) =>
    Promise.all([one.get(`/api/classes/${older.id}`), one.post('/api/classes', older)]);
  for (const { statusCode, body } of await readings(substitute)) {
    expect(statusCode).toBe(403);
    expect(body).not.toContain('entries');
  }
  const change = {
    day: friday,
    period: 1,
    year: 'FIRST',
    subjectId: subject.id,
    kind: 'theory',
    reason: 'Ill',
  };
  await admin.post('/api/substitutions', { ...change, facultyId: substitute.id });
  expect((await substitute.post('/api/classes', register)).statusCode).toBe(201);
  await app.db
    .insertInto('teaching')
    .values({
      id: randomUUID(),
      faculty_id: colleague.id,
      subject_id: subject.id,
      academic_year: '2026-2027',
    })
    .execute();
  const extra = aRegister(subject.id, studentIds, {}, { period: 4 });
  expect((await colleague.post('/api/classes', extra)).statusCode).toBe(201);
  expect((await readings(colleague)).map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect((await substitute.get(`/api/classes/${register.id}`)).statusCode).toBe(200);
  // The teacher of the timetable sees that the colleague has taken the register, instead of no class.
  await admin.delete(`/api/classes/${older.id}`);
  expect((await colleague.post('/api/classes', { ...older, id: randomUUID() })).statusCode).toBe(201);
  const { classes } = (await teacher.get(`/api/timetable-days/${older.day}?facultyId=${teacher.id}`)).json();
  expect(classes).toMatchObject([{ faculty: { id: colleague.id }, held: { present: 3 } }]);
});

test('students of another year are named; one who has left the year since stays in the register', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app, 2);
  const [other = ''] = await enterStudents(admin, 1, 'SECOND');
  const refused = await teacher.post('/api/classes', aRegister(subject.id, [...studentIds, other]));
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toMatch(/^Lakshmi Sample\d+ is not in the first year \(any more\)\./);
  const unknown = await teacher.post('/api/classes', aRegister(subject.id, [...studentIds, 'unknown']));
  expect(unknown.json().error).toMatch(/^A student is not in the first year/);
  const register = aRegister(subject.id, studentIds);
  await teacher.post('/api/classes', register);
  await app.db
    .updateTable('students')
    .set({ year: 'SECOND' })
    .where('id', '=', studentIds[0] ?? '')
    .execute();
  const corrected = await teacher.put(`/api/classes/${register.id}/register`, { entries: register.entries });
  expect(corrected.statusCode).toBe(200);
});

test('a student who has left is not in the roll, and a queued register with the name is refused', async () => {
  const app = await startApp();
  const { teacher, subject, studentIds } = await aClass(app, 2);
  const [gone = ''] = studentIds;
  await app.db.updateTable('students').set({ status: 'LEFT' }).where('id', '=', gone).execute();
  expect((await teacher.get('/api/rosters/FIRST')).json()).toHaveLength(1);
  const refused = await teacher.post('/api/classes', aRegister(subject.id, studentIds));
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toMatch(/^Lakshmi Sample\d+ has left: open the register again/);
  expect((await teacher.post('/api/classes', aRegister(subject.id, studentIds.slice(1)))).statusCode).toBe(
    201,
  );
});

test('a timetable that is changed after a register leaves class, attendance and right of correction what they were', async () => {
  const { teacher, admin, subject, studentIds, entry } = await aClass(await startApp());
  const register = aRegister(subject.id, studentIds);
  const { id } = (await teacher.post('/api/classes', register)).json();
  const other = await enterSubject(admin);
  const expectSame = async () => {
    for (const user of [teacher, admin]) {
      const { classes } = (await user.get(`/api/timetable-days/${friday}`)).json();
      expect(classes).toMatchObject([
        { subject: { id: subject.id }, faculty: { id: teacher.id }, held: { id } },
      ]);
    }
    const { subjects } = (await admin.get(`/api/students/${studentIds[0]}/attendance`)).json();
    expect(subjects).toMatchObject([{ subject: { id: subject.id }, held: 1, attended: 1 }]);
    expect((await admin.get(`/api/registers-due?from=${friday}&to=${friday}`)).json()).toEqual([]);
  };
  await admin.put(`/api/timetable/${entry.id}`, anEntry(other.id, null));
  await expectSame();
  expect((await admin.delete(`/api/timetable/${entry.id}?from=2026-08-01`)).statusCode).toBe(204);
  await expectSame();
  const { entries } = register;
  expect((await teacher.put(`/api/classes/${id}/register`, { entries })).statusCode).toBe(200);
});

test('DELETE /api/classes/{id} takes the class out of the attendance', async () => {
  const { teacher, admin, subject, studentIds, entry } = await aClass(await startApp());
  const [student = ''] = studentIds;
  const { id } = (await teacher.post('/api/classes', aRegister(subject.id, studentIds))).json();
  const heldOf = async () =>
    (await admin.get(`/api/students/${student}/attendance`))
      .json()
      .subjects.map((subject: { held: number }) => subject.held);
  expect(await heldOf()).toEqual([1]);
  expect((await teacher.delete(`/api/classes/${id}`)).statusCode).toBe(403);
  expect((await admin.delete(`/api/classes/${id}`)).statusCode).toBe(204);
  // Nothing is left of the only class: no ‘held 0 of 0’, and the subject can be deleted.
  expect(await heldOf()).toEqual([]);
  expect((await admin.delete(`/api/classes/${id}`)).statusCode).toBe(404);
  await admin.delete(`/api/timetable/${entry.id}?from=2026-08-01`);
  expect((await admin.delete(`/api/subjects/${subject.id}`)).statusCode).toBe(204);
});

test.each([
  [{ entries: [] }, 'entries', 'The register has no students'],
  [{ id: 'short' }, 'id', 'The id must be 8 to 64 letters, digits or -'],
  [{ day: '20-11-2026' }, 'day', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
  [{ period: 0 }, 'period', 'Choose a period'],
  [
    { entries: ['a', 'a'].map((studentId) => ({ studentId, mark: 'present' })) },
    'entries',
    'A student is in the register twice',
  ],
  [
    { entries: [{ studentId: 'a', mark: 'ill' }] },
    'entries.0.mark',
    'Mark each student present, absent, late, on duty or on leave',
  ],
])('POST /api/classes names the bad field of %j', async (more, field, sentence) => {
  const admin = await college().asAdmin();
  const response = await admin.post('/api/classes', aRegister('subject', ['a'], {}, more));
  expect(response.statusCode).toBe(400);
  expect(response.json().fields[field]).toBe(sentence);
});

test('GET /api/rosters/{year}: the students by enrolment number; students and anonymous requests are refused', async () => {
  const { admin, studentIds } = await aClass(await startApp());
  const roster = (await admin.get('/api/rosters/FIRST')).json();
  expect(roster.map(({ id }: { id: string }) => id)).toEqual(studentIds);
  expect(Object.keys(roster[0])).toEqual(['id', 'firstName', 'lastName', 'enrollmentNumber']);
  const { anonymous, asStudent } = college();
  expect((await (await asStudent()).get('/api/rosters/FIRST')).statusCode).toBe(403);
  expect((await anonymous.get('/api/rosters/FIRST')).statusCode).toBe(401);
  expect((await admin.get('/api/rosters/FIFTH')).statusCode).toBe(400);
});
