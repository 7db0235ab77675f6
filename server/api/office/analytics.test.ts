// The figures of the analytics screen, and their CSV.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aFee, aSubject } from '#test/factories.ts';

test('GET /api/analytics counts people, upcoming events and, for admins, fees', async () => {
  const { asAdmin, asFaculty, asStudent } = await startApp();
  const admin = await asAdmin();
  const member = await asFaculty({ designation: 'Professor' });
  await asFaculty();
  await asFaculty();
  const first = await asStudent({ year: 'FIRST', personalInfo: { gender: 'Male' } });
  await asStudent({ year: 'FIRST' });
  const third = await asStudent({ year: 'THIRD' });
  await admin.post('/api/subjects', aSubject());
  for (const [eventTitle, eventDate] of [
    ['Past', '2026-11-19'],
    ['Today', '2026-11-20'],
    ['Later', '2027-01-01'],
  ]) {
    await admin.post('/api/events', { eventTitle, eventDate });
  }
  const fee = (student: { id: string }, input: object) =>
    admin.post(`/api/students/${student.id}/fees`, { ...aFee(), ...input });
  await fee(first, { amount: 100, paid: 40, dueOn: '2026-11-19' });
  await fee(first, { amount: 1000, dueOn: '2026-11-20' });
  await fee(third, { amount: 50, paid: 50, dueOn: '2026-01-01' });

  const none = { total: 0, genders: [] };
  const fees = { amount: 0, paid: 0, due: 0, overdue: 0 };
  const figures = {
    students: {
      total: 3,
      byYear: [
        {
          year: 'FIRST',
          total: 2,
          genders: [
            { gender: 'Female', total: 1 },
            { gender: 'Male', total: 1 },
          ],
        },
        { year: 'SECOND', ...none },
        { year: 'THIRD', total: 1, genders: [{ gender: 'Female', total: 1 }] },
        { year: 'FOURTH', ...none },
      ],
    },
    faculty: {
      total: 3,
      byDesignation: [
        { designation: 'Assistant Professor', total: 2 },
        { designation: 'Professor', total: 1 },
      ],
    },
    subjects: { total: 1 },
    events: {
      ahead: 2,
      next: [
        { id: expect.any(String), eventTitle: 'Today', eventDate: '2026-11-20' },
        { id: expect.any(String), eventTitle: 'Later', eventDate: '2027-01-01' },
      ],
    },
  };
  expect((await admin.get('/api/analytics')).json()).toEqual({
    ...figures,
    fees: {
      amount: 1150,
      paid: 90,
      due: 1060,
      overdue: 60,
      byYear: [
        { year: 'FIRST', amount: 1100, paid: 40, due: 1060, overdue: 60 },
        { year: 'SECOND', ...fees },
        { year: 'THIRD', amount: 50, paid: 50, due: 0, overdue: 0 },
        { year: 'FOURTH', ...fees },
      ],
    },
  });
  expect((await member.get('/api/analytics')).json()).toEqual(figures);

  const file = (await admin.get('/api/analytics.csv')).body.trim().split('\n');
  expect(file[0]).toBe('part,group,measure,value');
  for (const line of [
    'Students,FIRST,Male,1',
    'Students,All,All,3',
    'Faculty,Professor,All,1',
    'Events ahead,Today,Date,2026-11-20',
    'Fees,FIRST,Due,1060',
    'Fees,All,Overdue,60',
  ])
    expect(file).toContain(line);
  expect((await member.get('/api/analytics.csv')).body).not.toContain('Fees');
  const entries = (await admin.get('/api/audit-log?noun=analytics')).json();
  expect(entries).toMatchObject([{}, { action: 'export', label: 'analytics.csv' }]);
  expect((await first.get('/api/analytics')).statusCode).toBe(403);
});

test('GET /api/analytics of an empty college', async () => {
  const { asAdmin } = await startApp();
  const figures = (await (await asAdmin()).get('/api/analytics')).json();
  expect(figures).toMatchObject({ students: { total: 0 }, faculty: { byDesignation: [] }, fees: { due: 0 } });
});
