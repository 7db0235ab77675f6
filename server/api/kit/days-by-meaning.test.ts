// On SQLite alone: no statement of SQL is proven here. Days that a date cannot have, in the calls and in imports; which days
// those are is proven in shared/days.test.ts.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import {
  aCalendarEntry,
  aFacultyMember,
  aFee,
  aNotice,
  anEvent,
  anExamSession,
  aPayment,
  aResult,
  aStudent,
  aSubject,
} from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

const dob = (day: string) => ({ personalInfo: { ...aStudent().personalInfo, dob: day } });
const calls: [url: string, body: (day: string) => object, field: string][] = [
  ['students', (day) => aStudent(dob(day)), 'personalInfo.dob'],
  ['students', (day) => ({ ...aStudent(), statusSince: day }), 'statusSince'],
  ['faculty', (day) => ({ ...aFacultyMember(), ...dob(day) }), 'personalInfo.dob'],
  ['faculty', (day) => ({ ...aFacultyMember(), yearOfJoining: day }), 'yearOfJoining'],
  ['students/:id/fees', (day) => aFee({ dueOn: day }), 'dueOn'],
  ['students/:id/fees', (day) => aFee({ paid: 1, paidOn: day }), 'paidOn'],
  ['students/:id/fees/:id/payments', (day) => aPayment({ paidOn: day }), 'paidOn'],
  ['students/:id/results', (day) => aResult({ id: 'x' }, { heldOn: day }), 'heldOn'],
  ['events', (day) => anEvent({ eventDate: day }), 'eventDate'],
  ['academic-calendar', (day) => aCalendarEntry({ date: day }), 'date'],
  ['notices', (day) => aNotice({ from: day, until: null }), 'from'],
  ['notices', (day) => aNotice({ until: day }), 'until'],
  [
    'exam-sessions',
    (day) => {
      const session = anExamSession({ subjects: [{ id: 'x', ...aSubject() }] });
      return { ...session, papers: session.papers.map((paper) => ({ ...paper, date: day })) };
    },
    'papers.0.date',
  ],
];
for (const [url, body, field] of calls) {
  test(`POST /api/${url} refuses a ${field} of the years 26 and 2206`, async () => {
    const admin = await college().asAdmin();
    for (const [day, reason] of [
      ['0026-12-31', '31 Dec 0026 is too early'],
      ['2206-12-31', '31 Dec 2206 is too late'],
    ] as const) {
      const { id } = (await admin.post('/api/students', aStudent())).json();
      const refused = await admin.post(`/api/${url.replaceAll(':id', id)}`, body(day));
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields[field]).toMatch(reason);
    }
  });
}

test('an import reads the spellings of a birth date, and names one that cannot be', async () => {
  const admin = await college().asAdmin();
  const days = ['14-Apr-2007', '14-Apr-07', '2007/04/14', '31/02/2007', '14/04/1026', '14/04/2131', 'April'];
  const { enrollmentNumber: _, personalInfo: __, contactInfo: ___, ...names } = aStudent();
  const file = [
    [...Object.keys(names), 'email', 'gender', 'nationality', 'religion', 'dob'].join(','),
    ...days.map((day, index) =>
      [
        ...Object.values({ ...names, firstName: `Day${'abcdefg'[index]}` }),
        `day-${index}@vcp.example`,
        'Female',
        'Indian',
        'Hindu',
        day,
      ].join(','),
    ),
  ];
  const send = (lines: string[], query: string) =>
    uploadFile(admin, 'POST', `/api/imports?noun=student${query}`, lines.join('\n'));
  const { errors } = (await send(file, '&dryRun=true')).json();
  const column = 'dob';
  const example = 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05';
  expect(errors).toEqual([
    { line: 5, column, message: example },
    { line: 6, column, message: '14 Apr 1026 is too early: the first possible day is 1 Jan 1920' },
    { line: 7, column, message: expect.stringMatching(/^14 Apr 2131 is too late/) },
    { line: 8, column, message: example },
  ]);
  expect((await send(file.slice(0, 4), '')).json()).toMatchObject({ created: 3 });
  for (const index of [0, 1, 2]) {
    const [student] = (
      await admin.get(`/api/students?q=day-${index}@vcp.example&include=personalInfo`)
    ).json();
    expect(student.personalInfo.dob).toBe('2007-04-14T00:00:00.000Z');
  }
});
