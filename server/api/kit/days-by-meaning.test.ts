// On SQLite alone: no statement of SQL is proven here. Days that a date cannot have, in imports; in calls:
// shared/kit/fields/days-in-calls.test.ts.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

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
