import { expect, test } from 'vitest';
import { shareApp, startApp } from '#test/app.ts';
import { aCalendarEntry } from '#test/factories.ts';
import { expectRefusals } from '#test/refusals.ts';

const college = shareApp();

test('an entry is created, read, changed and deleted', async () => {
  const admin = await college().asAdmin();
  const made = await admin.post('/api/academic-calendar', aCalendarEntry());
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({ ...aCalendarEntry(), kind: 'event', id: expect.any(String), version: 1 });
  const url = `/api/academic-calendar/${made.json().id}`;
  expect((await admin.get(url)).json()).toEqual(made.json());
  const changed = await admin.put(url, aCalendarEntry({ year: 'THIRD' }), { 'if-match': '"1"' });
  expect(changed.json()).toMatchObject({ year: 'THIRD', version: 2 });
  expect((await admin.put(url, aCalendarEntry(), { 'if-match': '"1"' })).statusCode).toBe(412);
  expect((await admin.delete(url)).statusCode).toBe(204);
  expect((await admin.get(url)).statusCode).toBe(404);
});

test.each([
  ['no event', { event: '' }, 'event', 'Event is required'],
  ['no date', { date: undefined }, 'date', 'Date is required'],
  [
    'words for a date',
    { date: 'soon' },
    'date',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  ['a fifth year', { year: 'FIFTH' }, 'year', 'Choose a year'],
  ['an unknown kind', { kind: 'vacation' }, 'kind', 'Choose a kind'],
])('POST and PUT /api/academic-calendar refuse %s and name the field', async (_, change, field, message) => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/academic-calendar', aCalendarEntry())).json();
  for (const response of [
    await admin.post('/api/academic-calendar', aCalendarEntry(change)),
    await admin.put(`/api/academic-calendar/${id}`, aCalendarEntry(change)),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test('a holiday of the whole college is an entry of each year, and these are moved together', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const eid = { event: 'Eid', date: '2026-12-01', kind: 'holiday' };
  const list = async () => (await admin.get('/api/academic-calendar')).json();
  // The third year has it already.
  await admin.post('/api/academic-calendar', aCalendarEntry({ ...eid, year: 'THIRD' }));
  const made = await admin.post('/api/academic-calendar', aCalendarEntry({ ...eid, allYears: true }));
  expect(made.json()).toMatchObject({ ...eid, year: 'FIRST' });
  const years = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'];
  expect(await list()).toMatchObject(years.map((year) => ({ ...eid, year })));
  const url = `/api/academic-calendar/${made.json().id}`;
  await admin.put(url, aCalendarEntry({ ...eid, date: '2026-12-02', allYears: true }));
  expect(await list()).toMatchObject(years.map((year) => ({ year, date: '2026-12-02' })));
  // Callers that know no kinds keep it.
  await admin.put(url, aCalendarEntry({ event: 'Eid ul-Fitr', date: '2026-12-02' }));
  expect((await admin.get(url)).json()).toMatchObject({ event: 'Eid ul-Fitr', kind: 'holiday' });
  expect((await admin.get('/api/academic-calendar?kind=holiday&year=FIRST')).json()).toHaveLength(1);
  expect((await admin.get('/api/audit-log?noun=academic-calendar&page=1')).json()).toHaveLength(9);
});

test('a list that is read together has what is the same in every year once', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const eid = { event: 'Eid', date: '2026-12-01' };
  await admin.post('/api/academic-calendar', aCalendarEntry({ ...eid, allYears: true }));
  for (const year of ['FIRST', 'SECOND'])
    await admin.post('/api/academic-calendar', aCalendarEntry({ event: 'Viva', date: '2026-12-03', year }));
  const list = await admin.get('/api/academic-calendar?together=true&page=1&pageSize=25');
  expect(list.json()).toMatchObject([
    { ...eid, year: 'FIRST', allYears: true },
    { event: 'Viva', year: 'FIRST', allYears: false },
    { event: 'Viva', year: 'SECOND', allYears: false },
  ]);
  expect(list.headers['x-total-count']).toBe('3');
  const third = (await admin.get('/api/academic-calendar?together=true&year=THIRD')).json();
  expect(third).toMatchObject([{ ...eid, year: 'THIRD' }]);
});

test('a holiday of all years is deleted in all of them at once, and each comes back by itself', async () => {
  const { asAdmin } = await startApp();
  const admin = await asAdmin();
  const list = async () =>
    (await admin.get('/api/academic-calendar'))
      .json()
      .map(({ event, year }: Record<string, string>) => `${event} ${year}`);
  const made = await admin.post(
    '/api/academic-calendar',
    aCalendarEntry({ event: 'Ugadi', date: '2027-04-07', kind: 'holiday', allYears: true }),
  );
  await admin.post('/api/academic-calendar', aCalendarEntry({ event: 'Ugadi sports', date: '2027-04-07' }));
  const url = `/api/academic-calendar/${made.json().id}`;
  const wrong = await admin.delete(`${url}?allYears=some`);
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { allYears: 'allYears must be true or false' },
  ]);
  expect((await admin.delete(`${url}?allYears=true`)).statusCode).toBe(204);
  expect(await list()).toEqual(['Ugadi sports FIRST']);
  const deleted: { id: string; label: string }[] = (await admin.get('/api/deleted-records')).json();
  expect(deleted.map(({ label }) => label)).toHaveLength(4);
  for (const { id } of deleted)
    expect((await admin.post(`/api/deleted-records/${id}/restoration`)).statusCode).toBeLessThan(300);
  expect(await list()).toHaveLength(5);
  // Without the question only the entry of its own year goes.
  await admin.delete(url);
  expect(await list()).toHaveLength(4);
});

test('GET /api/academic-calendar lists by date, of a year, between days, by words', async () => {
  const { asAdmin, asStudent } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  for (const [year, event, date] of [
    ['SECOND', 'Exams', '2026-12-07'],
    ['FIRST', 'Exams', '2026-12-07'],
    ['FIRST', 'Holiday', '2026-10-02'],
    ['FOURTH', 'Internship', '2027-07-05'],
  ]) {
    await admin.post('/api/academic-calendar', { year, event, date });
  }
  const list = async (query: string) => {
    const response = await student.get(`/api/academic-calendar?${query}`);
    const rows: { year: string; event: string }[] = response.json();
    return [rows.map(({ year, event }) => `${year} ${event}`), response.headers['x-total-count']];
  };
  expect(await list('')).toEqual([
    ['FIRST Holiday', 'FIRST Exams', 'SECOND Exams', 'FOURTH Internship'],
    '4',
  ]);
  expect(await list('year=FIRST&sort=-date&page=1')).toEqual([['FIRST Exams', 'FIRST Holiday'], '2']);
  expect(await list('from=2026-12-07&to=2027-07-04&pageSize=1&page=2')).toEqual([['SECOND Exams'], '2']);
  expect(await list('q=intern')).toEqual([['FOURTH Internship'], '1']);
  expect((await student.get('/api/academic-calendar?from=yesterday')).json().fields).toEqual({
    from: 'from must be a date',
  });
});

test.each([
  ['GET', '/api/academic-calendar', 200],
  ['POST', '/api/academic-calendar', 403],
  ['PUT', '/api/academic-calendar/{id}', 403],
  ['DELETE', '/api/academic-calendar/{id}', 403],
] as const)('%s %s: students and faculty get %i, an anonymous request 401', async (method, path, status) => {
  await expectRefusals(college(), {
    method,
    path,
    status,
    body: aCalendarEntry(),
    missing: 'Calendar entry not found',
  });
});
