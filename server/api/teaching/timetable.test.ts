import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aCalendarEntry, anEntry, friday } from '#test/factories.ts';
import { enterSubject } from '#test/timetable.ts';

const college = shareApp();

test('POST /api/timetable enters a class, which the week of year, teacher and room shows', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const [admin, teacher, student] = [await asAdmin(), await asFaculty(), await asStudent()];
  const subject = await enterSubject(admin);
  const response = await admin.post('/api/timetable', anEntry(subject.id, teacher.id, { room: 'Hall 1' }));
  expect(response.statusCode).toBe(201);
  expect(response.headers.etag).toBe('"1"');
  const entry = response.json();
  expect(entry).toEqual({
    id: entry.id,
    weekday: 5,
    period: 1,
    year: 'FIRST',
    room: 'Hall 1',
    kind: 'theory',
    version: 1,
    subject: { id: subject.id, code: subject.code, name: subject.name },
    faculty: { id: teacher.id, firstName: 'Venkata', lastName: expect.stringMatching(/^Sample/) },
    validFrom: '2026-08-01',
    validUntil: null,
  });
  for (const query of ['', 'year=FIRST', `facultyId=${teacher.id}`, 'room=Hall 1', `on=${friday}`])
    expect((await student.get(`/api/timetable?${query}`)).json(), query).toEqual([entry]);
  for (const query of ['year=SECOND', 'facultyId=other', 'room=Hall 2', 'on=2026-07-20'])
    expect((await student.get(`/api/timetable?${query}`)).json(), query).toEqual([]);
});

test('a year, a teacher and a room have one class at a time: the refusal names the other', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, teacher, other] = [await asAdmin(), await asFaculty(), await asFaculty()];
  const [first, second] = [await enterSubject(admin), await enterSubject(admin, 'SECOND')];
  await admin.post('/api/timetable', anEntry(first.id, teacher.id, { room: 'Hall 1' }));
  const refused = async (entry: object) => {
    const response = await admin.post('/api/timetable', entry);
    expect(response.statusCode).toBe(409);
    return response.json();
  };
  const name = `${first.name} (First year, Hall 1)`;
  expect(await refused(anEntry(first.id, other.id))).toMatchObject({
    error: `The first year has ${name} on Friday, period 1.`,
    fields: { year: expect.any(String) },
  });
  const clash = await refused(anEntry(second.id, teacher.id, { year: 'SECOND' }));
  expect(clash.error).toMatch(/^Venkata Sample\d+ teaches .* on Friday, period 1\.$/);
  expect(clash.fields).toEqual({ facultyId: clash.error });
  expect(await refused(anEntry(second.id, other.id, { year: 'SECOND', room: 'Hall 1' }))).toMatchObject({
    error: `Hall 1 is taken by ${name} on Friday, period 1.`,
    fields: { room: expect.any(String) },
  });
  const elsewhere = anEntry(second.id, teacher.id, { year: 'SECOND', room: 'Hall 1', period: 2 });
  expect((await admin.post('/api/timetable', elsewhere)).statusCode).toBe(201);
});

test('PUT /api/timetable/{id} from a day on: the weeks before keep what they were', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const [old, now] = [await enterSubject(admin), await enterSubject(admin)];
  const { id } = (await admin.post('/api/timetable', anEntry(old.id, null))).json();
  const change = anEntry(now.id, null, { validFrom: '2026-11-23' });
  expect((await admin.put(`/api/timetable/${id}`, change, { 'if-match': '"7"' })).statusCode).toBe(412);
  const changed = await admin.put(`/api/timetable/${id}`, change, { 'if-match': '"1"' });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().id).not.toBe(id);
  const subjectsOf = async (on: string) =>
    (await admin.get(`/api/timetable?on=${on}`))
      .json()
      .map((entry: { subject: { id: string } }) => entry.subject.id);
  expect(await subjectsOf('2026-11-18')).toEqual([old.id]);
  expect(await subjectsOf('2026-11-25')).toEqual([now.id]);
  // From the same day on the entry itself changes; without a difference nothing is written.
  const again = await admin.put(`/api/timetable/${changed.json().id}`, { ...change, room: 'Lab' });
  expect(again.json()).toMatchObject({ id: changed.json().id, room: 'Lab', version: 2 });
  expect(
    (await admin.put(`/api/timetable/${again.json().id}`, { ...change, room: 'Lab' })).json().version,
  ).toBe(2);

  expect((await admin.delete(`/api/timetable/${changed.json().id}?from=2026-12-07`)).statusCode).toBe(204);
  expect(await subjectsOf('2026-12-02')).toEqual([now.id]);
  expect(await subjectsOf('2026-12-09')).toEqual([]);
  expect((await admin.delete(`/api/timetable/${id}?from=2026-08-01`)).statusCode).toBe(204);
  expect(await subjectsOf('2026-11-18')).toEqual([]);
  const { body } = await admin.get('/api/audit-log?noun=timetable');
  expect(body).toContain('First year, Friday, period 1');
});

test.each([
  [{ weekday: 8 }, 'weekday', 'Choose a day of the week'],
  [{ period: 9 }, 'period', 'The day has 6 periods.'],
  [
    { validFrom: '2026-02-31' },
    'validFrom',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  [{ kind: 'viva' }, 'kind', 'Choose theory or practical'],
  [{ year: 'SECOND' }, 'subjectId', /is a subject of the first year\.$/],
  [{ subjectId: 'unknown' }, 'subjectId', 'Choose a subject'],
])('POST /api/timetable names the bad field of %j', async (more, field, sentence) => {
  const admin = await college().asAdmin();
  const { id } = await enterSubject(admin);
  const response = await admin.post('/api/timetable', anEntry(id, null, more));
  expect(response.statusCode).toBe(400);
  expect(response.json().fields[field]).toMatch(sentence);
});

test('a day: substitutions replace a class or cancel it, each teacher is told', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, teacher, other] = [await asAdmin(), await asFaculty(), await asFaculty()];
  const subject = await enterSubject(admin);
  await admin.post('/api/timetable', anEntry(subject.id, teacher.id));
  const change = {
    day: friday,
    period: 1,
    year: 'FIRST',
    subjectId: subject.id,
    kind: 'theory',
    reason: 'On leave',
  };
  const made = await admin.post('/api/substitutions', { ...change, facultyId: other.id, room: 'Hall 2' });
  expect(made.statusCode).toBe(201);
  const dayOf = async (facultyId: string, day = friday) =>
    (await teacher.get(`/api/timetable-days/${day}?facultyId=${facultyId}`)).json();
  for (const { id } of [teacher, other])
    expect((await dayOf(id)).classes).toMatchObject([
      {
        faculty: { id: other.id },
        room: 'Hall 2',
        substitution: { reason: 'On leave', isCancelled: false, instead: { id: teacher.id } },
        held: null,
      },
    ]);
  expect(await dayOf(teacher.id, '2026-11-27')).toMatchObject({
    today: friday,
    closed: null,
    classes: [{ faculty: { id: teacher.id }, substitution: null }],
  });
  const twice = await admin.post('/api/substitutions', { ...change, isCancelled: true });
  expect(twice.statusCode).toBe(409);
  expect(twice.json().error).toBe('This class is changed for that day already: take that change back first.');
  expect((await admin.delete(`/api/substitutions/${made.json().id}`)).statusCode).toBe(204);
  expect((await admin.post('/api/substitutions', { ...change, isCancelled: true })).statusCode).toBe(201);
  expect((await dayOf(teacher.id)).classes).toMatchObject([{ substitution: { isCancelled: true } }]);
  expect((await admin.get('/api/substitutions')).json()).toHaveLength(1);
});

test('a change of a day says whom and which room the plan of that day has, also one that holds from later on', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, now, later] = [await asAdmin(), await asFaculty(), await asFaculty()];
  const subject = await enterSubject(admin);
  const entry = (await admin.post('/api/timetable', anEntry(subject.id, now.id))).json();
  const fromNextWeek = { validFrom: '2026-11-23', room: 'Hall 1' };
  await admin.put(`/api/timetable/${entry.id}`, anEntry(subject.id, later.id, fromNextWeek));
  const change = {
    year: 'FIRST',
    subjectId: subject.id,
    kind: 'theory',
    reason: 'Strike',
    isCancelled: true,
  };
  for (const [day, period] of [
    [friday, 1],
    ['2026-11-27', 1],
    ['2026-11-27', 2],
  ])
    await admin.post('/api/substitutions', { ...change, day, period });
  expect((await later.get('/api/substitutions')).json()).toMatchObject([
    { day: friday, planned: { faculty: { id: now.id }, room: '' } },
    { day: '2026-11-27', planned: { faculty: { id: later.id }, room: 'Hall 1' } },
    { day: '2026-11-27', planned: null },
  ]);
});

test('a substitute who teaches elsewhere in that period, and a room that is taken in it, are refused', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, busy] = [await asAdmin(), await asFaculty()];
  const [first, second] = [await enterSubject(admin), await enterSubject(admin, 'SECOND')];
  await admin.post('/api/timetable', anEntry(first.id, null));
  await admin.post('/api/timetable', anEntry(second.id, busy.id, { year: 'SECOND', room: 'Hall 2' }));
  const change = {
    day: friday,
    period: 1,
    year: 'FIRST',
    subjectId: first.id,
    kind: 'theory',
    reason: 'Ill',
  };
  const refused = await admin.post('/api/substitutions', { ...change, facultyId: busy.id });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toMatch(/teaches .* \(Second year, Hall 2\) on 20 Nov 2026, period 1\.$/);
  const inside = await admin.post('/api/substitutions', { ...change, facultyId: null, room: 'Hall 2' });
  expect(inside.statusCode).toBe(409);
  expect(inside.json()).toMatchObject({
    error: expect.stringMatching(/^Hall 2 is taken by .* on 20 Nov 2026, period 1\.$/),
    fields: { room: expect.any(String) },
  });
});

test('the plan of the day: usual periods at first, own ones after, never fewer than the timetable uses', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const usual = await student.get('/api/day-plan');
  expect(usual.json()).toMatchObject({ periods: { length: 6 }, version: 0 });
  const periods = [
    { from: '09:00', to: '10:00' },
    { from: '10:00', to: '11:00' },
  ];
  const plan = { periods, rooms: ['Hall 1', 'Lab'] };
  const saved = await admin.put('/api/day-plan', plan, { 'if-match': '"0"' });
  expect(saved.json()).toEqual({ ...plan, version: 1 });
  expect((await admin.put('/api/day-plan', plan, { 'if-match': '"0"' })).statusCode).toBe(412);
  const { id } = await enterSubject(admin);
  await admin.post('/api/timetable', anEntry(id, null, { period: 2 }));
  const fewer = await admin.put('/api/day-plan', { ...plan, periods: periods.slice(0, 1) });
  expect(fewer.statusCode).toBe(409);
  expect(fewer.json().error).toBe('The timetable uses period 2: take it out there first.');
  const overlap = await admin.put('/api/day-plan', {
    ...plan,
    periods: [...periods, { from: '10:30', to: '11:30' }],
  });
  expect(overlap.statusCode).toBe(400);
  expect(overlap.json().fields.periods).toContain('when the one before it has ended');
});

test('an academic year: usual rule at first, own one after; a holiday has no classes', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const path = '/api/academic-years/2026-2027';
  const usual = (await admin.get(path)).json();
  expect(usual).toMatchObject({ startsOn: '2026-08-01', eligibleFrom: 75, condonableFrom: 60, version: 0 });
  const { id: _, version: _version, ...input } = usual;
  expect((await admin.put(path, { ...input, eligibleFrom: 80 })).json()).toMatchObject({
    eligibleFrom: 80,
    version: 1,
  });
  const { id } = await enterSubject(admin);
  await admin.post('/api/timetable', anEntry(id, null));
  const dayOf = async (query = '') => (await admin.get(`/api/timetable-days/${friday}${query}`)).json();
  const holiday = { date: friday, event: 'Karthika Pournami', kind: 'holiday' };
  const closed = '20 Nov 2026 is a holiday: Karthika Pournami.';
  // Of one year: the others have their classes.
  const entry = (await admin.post('/api/academic-calendar', aCalendarEntry(holiday))).json();
  const closedYears = [{ year: 'FIRST', why: closed }];
  expect(await dayOf()).toMatchObject({ closed: null, closedYears, classes: [] });
  expect(await dayOf('?year=FIRST')).toMatchObject({ closed, classes: [] });
  expect(await dayOf('?year=SECOND')).toMatchObject({ closed: null, closedYears: [] });
  const all = aCalendarEntry({ ...holiday, allYears: true });
  await admin.put(`/api/academic-calendar/${entry.id}`, all);
  expect(await dayOf()).toMatchObject({ closed, closedYears: [], classes: [] });
  expect((await admin.get(`/api/registers-due?from=${friday}&to=${friday}`)).json()).toEqual([]);
  expect((await admin.get('/api/timetable-days/2027-08-20')).json().closed).toBe(null);
  const wrong = await admin.put(path, { ...input, condonableFrom: 80 });
  expect(wrong.json().fields).toEqual({
    condonableFrom: 'Condonation cannot need more than the examination itself',
  });
  expect((await admin.get('/api/academic-years/2026-2029')).statusCode).toBe(400);
});

test('a subject in the timetable cannot be deleted; a deleted teacher leaves the cell without one', async () => {
  const { asAdmin, asFaculty } = await startApp();
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  const subject = await enterSubject(admin);
  await admin.post('/api/timetable', anEntry(subject.id, teacher.id));
  const refused = await admin.delete(`/api/subjects/${subject.id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe(
    `${subject.name} cannot be deleted: it is in the timetable, or classes of it were held.`,
  );
  expect((await admin.delete(`/api/faculty/${teacher.id}`)).statusCode).toBe(204);
  expect((await admin.get('/api/timetable')).json()).toMatchObject([{ faculty: null }]);
});
