import { expect, test } from 'vitest';
import type { Mark } from '#shared/teaching/register-marks.ts';
import { startApp } from '#test/app.ts';
import { anEntry, aRegister, aSubject, friday } from '#test/factories.ts';
import { aClass, enterSubject } from '#test/timetable.ts';

test('a register counts in the attendance at once, theory and practical apart', async () => {
  const app = await startApp();
  const { teacher, admin, subject } = await aClass(app, 0);
  const student = await app.asStudent();
  const take = (period: number, kind: string, mark: Mark) =>
    teacher.post(
      '/api/classes',
      aRegister(subject.id, [student.id], { [student.id]: mark }, { period, kind }),
    );
  for (const period of [2, 3, 4]) {
    await admin.post('/api/timetable', anEntry(subject.id, teacher.id, { period }));
  }
  const { id } = (await take(1, 'theory', 'absent')).json();
  await take(2, 'theory', 'late');
  await take(3, 'practical', 'present');
  await take(4, 'theory', 'leave');
  const own = async () => (await student.get(`/api/students/${student.id}/attendance`)).json();
  expect(await own()).toEqual({
    rule: {
      academicYear: '2026-2027',
      eligibleFrom: 75,
      condonableFrom: 60,
      leaveCounts: 'missed',
      dutyCounts: 'attended',
    },
    subjects: [
      {
        subject: { id: subject.id, code: subject.code, name: subject.name },
        kind: 'theory',
        held: 3,
        attended: 1,
        percent: 33.33,
        state: 'short',
        mayMiss: 0,
        mustAttend: 5,
        absent: 1,
        late: 1,
        duty: 0,
        leave: 1,
      },
      expect.objectContaining({ kind: 'practical', held: 1, attended: 1, state: 'eligible' }),
    ],
    aggregate: { from: 75, held: 4, attended: 2, percent: 50, isShort: true },
  });
  await teacher.put(`/api/classes/${id}/register`, { entries: [{ studentId: student.id, mark: 'duty' }] });
  expect((await own()).subjects[0]).toMatchObject({ held: 3, attended: 2, duty: 1, state: 'condonable' });

  // A changed rule applies to the registers that exist.
  const path = '/api/academic-years/2026-2027';
  const { id: _, version: _version, ...input } = (await admin.get(path)).json();
  await admin.put(path, { ...input, leaveCounts: 'left-out', eligibleFrom: 80 });
  expect((await own()).subjects[0]).toMatchObject({ held: 2, attended: 2, percent: 100 });
  expect((await own()).rule).toMatchObject({ leaveCounts: 'left-out', eligibleFrom: 80 });
});

test('the list of students at risk agrees with each student’s own attendance', async () => {
  const app = await startApp();
  const { admin, subject, studentIds } = await aClass(app, 12);
  const practical = await enterSubject(admin);
  const marks: Mark[] = ['present', 'absent', 'late', 'duty', 'leave'];
  for (let period = 1; period <= 6; period += 1) {
    for (const [index, { id }] of [subject, practical].entries()) {
      const others = Object.fromEntries(
        studentIds.map((student, n) => [
          student,
          marks[(n * period + index * n) % marks.length] ?? 'present',
        ]),
      );
      const more = { period, day: index === 0 ? friday : '2026-11-19' };
      const saved = await admin.post('/api/classes', aRegister(id, studentIds, others, more));
      expect(saved.statusCode, saved.body).toBe(201);
    }
  }
  const path = '/api/academic-years/2026-2027';
  const { id: _, version: _version, ...input } = (await admin.get(path)).json();
  for (const counts of [
    {},
    { leaveCounts: 'left-out', dutyCounts: 'missed' },
    { leaveCounts: 'attended', dutyCounts: 'left-out' },
  ]) {
    await admin.put(path, { ...input, ...counts });
    const worst = new Map<string, string>();
    for (const student of studentIds) {
      const { subjects } = (await admin.get(`/api/students/${student}/attendance`)).json();
      const states = new Set(subjects.map(({ state }: { state: string }) => state));
      if (states.has('short')) worst.set(student, 'short');
      else if (states.has('condonable')) worst.set(student, 'condonable');
    }
    expect(worst.size).toBeGreaterThan(0);
    const listed = async (query: string) => {
      const response = await admin.get(`/api/attendance/at-risk?${query}`);
      const rows: { student: { id: string }; subjects: { mustAttend: number }[] }[] = response.json();
      return { ids: rows.map(({ student }) => student.id), rows, total: response.headers['x-total-count'] };
    };
    const all = await listed('year=FIRST');
    expect(all.ids.toSorted()).toEqual([...worst.keys()].sort());
    expect(all.total).toBe(String(worst.size));
    const most = all.rows.map(({ subjects }) => subjects[0]?.mustAttend ?? 0);
    expect(most).toEqual(most.toSorted((a, b) => b - a));
    for (const state of ['short', 'condonable'])
      expect((await listed(`state=${state}`)).ids.toSorted()).toEqual(
        [...worst]
          .filter(([, found]) => found === state)
          .map(([id]) => id)
          .sort(),
      );
    expect((await listed('page=2&pageSize=1')).ids).toEqual(all.ids.slice(1, 2));
    expect((await listed('year=SECOND')).ids).toEqual([]);
  }
});

test('one missed class of one comes after the students who have many to attend, in each state', async () => {
  const app = await startApp();
  const { admin, subject, studentIds } = await aClass(app, 3);
  const practical = await enterSubject(admin);
  const roster: { id: string; enrollmentNumber: string }[] = (await admin.get('/api/rosters/FIRST')).json();
  const numberOf = (index: number) =>
    roster.find(({ id }) => id === studentIds[index])?.enrollmentNumber ?? '';
  const aRow = (index: number, code: string, held: number, attended: number) => ({
    enrollmentNumber: numberOf(index),
    subjectCode: code,
    kind: 'theory',
    held,
    attended,
  });
  const rows = [
    aRow(0, subject.code, 1, 0),
    aRow(1, subject.code, 40, 22),
    aRow(2, subject.code, 3, 1),
    aRow(2, practical.code, 40, 26),
  ];
  await admin.post('/api/attendance-counts', { academicYear: '2026-2027', rows });
  const listed = async (query: string) => {
    const answer: { student: { id: string }; subjects: { mustAttend: number }[] }[] = (
      await admin.get(`/api/attendance/at-risk${query}`)
    ).json();
    return answer.map(({ student, subjects }) => [
      studentIds.indexOf(student.id),
      ...subjects.map(({ mustAttend }) => mustAttend),
    ]);
  };
  const expected = [
    [1, 32],
    [2, 16, 5],
    [0, 3],
  ];
  expect(await listed('')).toEqual(expected);
  expect(await listed('?state=short')).toEqual(expected);

  // The message goes to the parent where a phone is known, otherwise to the student.
  await app.db.updateTable('contact_info').set({ phone: '9848022338' }).execute();
  await app.db
    .updateTable('students')
    .set((eb) => ({
      parent_phone: eb
        .case()
        .when('id', '=', studentIds[1] ?? '')
        .then('9848011111')
        .else('')
        .end(),
    }))
    .execute();
  const people: { student: object }[] = (await admin.get('/api/attendance/at-risk')).json();
  expect(people.map(({ student }) => student)).toMatchObject([
    { phone: '9848011111', phoneOf: 'parent' },
    { phone: '9848022338', phoneOf: 'student' },
    { phone: '9848022338', phoneOf: 'student' },
  ]);

  // Found by the enrolment number, a student is the only one of the list and of its file.
  expect(await listed(`?q=${numberOf(2)}&page=1`)).toEqual([[2, 16, 5]]);
  const lines = (await admin.get(`/api/attendance/at-risk.csv?q=${numberOf(2)}`)).body.trim().split(/\r?\n/);
  expect(lines[0]).toBe(
    'studentName,enrollmentNumber,year,phone,phoneOf,subjectCode,subject,kind,held,attended,percent,state,mustAttend',
  );
  expect(lines.slice(1).map((line) => line.split(',').slice(5).join())).toEqual([
    `${practical.code},${practical.name},theory,40,26,65,condonable,16`,
    `${subject.code},${subject.name},theory,3,1,33.33,short,5`,
  ]);
  expect((await admin.get('/api/attendance/at-risk.csv')).body.trim().split(/\r?\n/)).toHaveLength(5);
  const [exported] = (await admin.get('/api/audit-log')).json();
  expect(exported).toMatchObject({ action: 'export', noun: 'class', label: 'attendance-at-risk.csv' });
});

test('a teacher sees the attendance of the own subjects, by student', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app);
  await teacher.post('/api/classes', aRegister(subject.id, studentIds));
  const path = `/api/attendance?subjectId=${subject.id}`;
  const { students } = (await teacher.get(path)).json();
  expect(students.map((row: { student: { id: string } }) => row.student.id)).toEqual(studentIds);
  expect(students[0]).toMatchObject({ kind: 'theory', held: 1, attended: 1, state: 'eligible', mayMiss: 0 });
  expect((await (await app.asFaculty()).get(path)).statusCode).toBe(403);
  expect((await (await app.asStudent()).get(path)).statusCode).toBe(403);
  expect((await admin.get('/api/attendance?subjectId=unknown')).statusCode).toBe(404);
});

test('counts so far are entered for all rows or none, and replaced by the next', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app, 2);
  const [first = ''] = studentIds;
  await teacher.post('/api/classes', aRegister(subject.id, studentIds));
  const numbers = (await admin.get('/api/rosters/FIRST')).json();
  const aRow = (index: number, more: object = {}) => ({
    enrollmentNumber: numbers[index].enrollmentNumber.toLowerCase(),
    subjectCode: subject.code,
    kind: 'theory',
    held: 20,
    attended: 15,
    ...more,
  });
  const enter = (...rows: object[]) =>
    admin.post('/api/attendance-counts', { academicYear: '2026-2027', rows });
  const firstOf = async () => (await admin.get(`/api/students/${first}/attendance`)).json().subjects[0];
  const refused = await enter(aRow(0), aRow(1, { enrollmentNumber: 'NONE', line: 4 }), aRow(0));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toMatch(
    /^Line 4: there is no student NONE\.\nLine 3: t\d+ has \w+ twice\.\nNothing was saved\.$/,
  );
  expect(await firstOf()).toMatchObject({ held: 1 });
  const later = await admin.post('/api/subjects', aSubject({ year: 'SECOND' }));
  const ofLater = await enter(aRow(0, { subjectCode: later.json().code }));
  expect(ofLater.json().error).toMatch(
    /^Line 1: \w+ is a subject of the second year, t\d+ is in the first\./,
  );
  const more = await enter(aRow(0, { attended: 21 }));
  expect(more.json().fields).toEqual({ 'rows.0.attended': 'Attended cannot be more than held' });
  expect((await enter(aRow(0), aRow(1))).json()).toEqual({ saved: 2 });
  expect(await firstOf()).toMatchObject({ held: 21, attended: 16 });
  await enter(aRow(0, { held: 10, attended: 0 }));
  expect(await firstOf()).toMatchObject({ held: 11, attended: 1 });
  await app.db.updateTable('students').set({ status: 'LEFT' }).where('id', '=', numbers[0].id).execute();
  expect((await enter(aRow(0))).json().error).toMatch(
    /^Line 1: t\d+ has left or graduated: no new attendance\./,
  );
});

test('a deleted student comes back with the attendance', async () => {
  const { teacher, admin, subject, studentIds } = await aClass(await startApp(), 1);
  const [student = ''] = studentIds;
  await teacher.post('/api/classes', aRegister(subject.id, studentIds));
  const path = `/api/students/${student}/attendance`;
  const before = (await admin.get(path)).json();
  await admin.delete(`/api/students/${student}`);
  expect((await admin.get(path)).statusCode).toBe(404);
  await admin.post(`/api/students/${student}/restoration`);
  expect((await admin.get(path)).json()).toEqual(before);
  const { id } = (await admin.get(`/api/classes?from=${friday}&to=${friday}`)).json()[0];
  expect((await admin.get(`/api/classes/${id}`)).json().entries).toHaveLength(1);
});

test('a restored student has the marks of the classes that are still there', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app);
  const [student = ''] = studentIds;
  await admin.post('/api/timetable', anEntry(subject.id, teacher.id, { period: 2 }));
  const first = await teacher.post(
    '/api/classes',
    aRegister(subject.id, studentIds, { [student]: 'absent' }),
  );
  await teacher.post('/api/classes', aRegister(subject.id, studentIds, {}, { period: 2 }));
  await admin.delete(`/api/students/${student}`);
  expect((await admin.delete(`/api/classes/${first.json().id}`)).statusCode).toBe(204);
  expect((await admin.post(`/api/students/${student}/restoration`)).statusCode).toBe(201);
  const { subjects } = (await admin.get(`/api/students/${student}/attendance`)).json();
  expect(subjects).toEqual([expect.objectContaining({ held: 1, attended: 1, absent: 0 })]);
});
