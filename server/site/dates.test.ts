// A date or an hour stands in one row: the public pages, the calendars, the portals and the fees say the same of it, also when it changes.
// On SQLite alone: each call's own test reads it on both databases.
import { expect, test } from 'vitest';
import { formatDate } from '#shared/kit/format.ts';
import { aCalendarEntry, aFee, anExamSession, aSubject } from '#test/factories.ts';
import { bodyOf, openSite } from '#test/website.ts';

const compact = (day: string) => day.replaceAll('-', '');

test('website, portals, calendars and dues say the same day of one row', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const student = await college.asStudent({ year: 'FIRST' });
  const teacher = await college.asFaculty();
  const feeds: string[] = [];
  for (const caller of [student, teacher])
    feeds.push(new URL((await caller.post('/api/calendar-feeds')).json().link).pathname);
  const subject = (await admin.post('/api/subjects', aSubject({ name: 'Gait analysis' }))).json();
  const session = anExamSession({ subjects: [subject] });
  const onDay = (date: string) => ({ ...session, papers: session.papers.map((one) => ({ ...one, date })) });
  const exam = (await admin.post('/api/exam-sessions', onDay('2026-12-09'))).json().id;
  const entry = (await admin.post('/api/academic-calendar', aCalendarEntry({ event: 'Sports day' }))).json();
  const fee = (await admin.post(`/api/students/${student.id}/fees`, aFee({ label: 'Bus' }))).json();

  for (const day of ['2026-12-09', '2026-12-16']) {
    await admin.put(`/api/exam-sessions/${exam}`, onDay(day));
    await admin.post(`/api/exam-sessions/${exam}/publications`, {});
    await admin.put(`/api/academic-calendar/${entry.id}`, { year: 'FIRST', event: 'Sports day', date: day });
    await admin.put(`/api/students/${student.id}/fees/${fee.id}`, aFee({ label: 'Bus', dueOn: day }));
    const json = async (caller: typeof admin, path: string) => (await caller.get(path)).json();
    const has = (rows: unknown, row: object) => expect(rows).toContainEqual(expect.objectContaining(row));

    for (const path of ['/exams', '/exams/schedule'])
      expect(await bodyOf(college, path)).toMatch(new RegExp(`${formatDate(day)}.*?Gait analysis`, 's'));
    expect(await bodyOf(college, '/te/exams')).toContain(day.slice(8).replace(/^0/, '') + ' డిసెంబర్ 2026');
    for (const caller of [student, teacher, admin])
      has(await json(caller, '/api/next-exams'), { subject: 'Gait analysis', date: day });
    has((await json(student, `/api/exam-sessions/${exam}`)).papers, { date: day });
    for (const feed of feeds) {
      const { body } = await college.anonymous.get(feed);
      expect(body).toMatch(
        new RegExp(`DTSTART:${compact(day)}T040000Z[^:]*:?[^:]*SUMMARY:Examination: Gait`),
      );
      expect(body).toMatch(new RegExp(`DTSTART;VALUE=DATE:${compact(day)}\\s[^:]*:[^:]*:Sports day`));
    }

    for (const [caller, path] of [
      [admin, '/api/academic-calendar'],
      [student, '/api/academic-calendar'],
      [teacher, `/api/faculty/${teacher.id}/calendar`],
    ] as const)
      has(await json(caller, path), { event: 'Sports day', date: day });

    has((await json(student, `/api/students/${student.id}?include=fees`)).fees, { label: 'Bus', dueOn: day });
    has((await json(admin, '/api/dues?head=Bus')).dues, { dueOn: day });
  }
});

test('the hours of the office are one row: pages, search engines and the portals say them alike', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const { version: _, ...record } = (await admin.get('/api/college')).json();
  expect((await admin.put('/api/college', { ...record, weekdayOpens: '08:45' })).statusCode).toBe(200);
  for (const [path, hours] of [
    ['/', 'Mon-Fri 8:45 AM-5:00 PM'],
    ['/contact', 'Mon-Fri 8:45 AM-5:00 PM'],
    ['/te/contact', 'సోమ-శుక్ర ఉదయం 8:45-సాయంత్రం 5:00'],
    ['/contact', '"opens":"08:45"'],
    ['/admin-dashboard', 'Mon-Fri 8:45 AM-5:00 PM'],
    ['/admin-dashboard', 'సోమ-శుక్ర ఉదయం 8:45-సాయంత్రం 5:00'],
  ] as const) {
    const page = await bodyOf(college, path);
    expect([path, page.includes(hours), page.includes('9:30 AM-5:00')]).toEqual([path, true, false]);
  }
});
