// What is wrong in a student's record is named by its field.
// On SQLite alone: it is refused before the database is asked.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();

const withPersonal = (part: object) => ({ personalInfo: { ...aStudent().personalInfo, ...part } });

const badInputs: [string, object, string, string][] = [
  ['an empty first name', { firstName: '' }, 'firstName', 'First name is required'],
  ['a blank last name', { lastName: ' \u200b ' }, 'lastName', 'Last name is required'],
  ['no mother', { motherFirstName: undefined }, 'motherFirstName', "Mother's first name is required"],
  ['a number as a name', { firstName: 7 }, 'firstName', 'First name is required'],
  [
    'a name of 81 characters',
    { firstName: 'x'.repeat(81) },
    'firstName',
    'Please keep this to 80 characters or fewer',
  ],
  ['a fifth year', { year: 'FIFTH' }, 'year', 'Choose a year'],
  ['an unknown gender', withPersonal({ gender: 'x' }), 'personalInfo.gender', 'Gender is required'],
  [
    'no nationality',
    withPersonal({ nationality: '' }),
    'personalInfo.nationality',
    'Nationality is required',
  ],
  [
    '31 February',
    withPersonal({ dob: '2007-02-31' }),
    'personalInfo.dob',
    'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05',
  ],
  [
    'no personal information',
    { personalInfo: undefined },
    'personalInfo',
    'Personal information is required',
  ],
  [
    'a broken email',
    { contactInfo: { email: 'lakshmi@', phone: '' } },
    'contactInfo.email',
    'Invalid email address',
  ],
];

test.each(badInputs)(
  'POST and PUT /api/students refuse %s and name the field',
  async (_, change, field, message) => {
    const { asAdmin, asStudent } = college();
    const [admin, student] = [await asAdmin(), await asStudent()];
    const input = { ...aStudent(), ...change };
    for (const response of [
      await admin.post('/api/students', input),
      await admin.put(`/api/students/${student.id}`, input),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ [field]: message });
      expect(response.json().error).toBe(message);
    }
    const kept = (await admin.get(`/api/students/${student.id}`)).json();
    expect(kept.version).toBe(1);
  },
);

test('a refusal names every bad field', async () => {
  const admin = await college().asAdmin();
  const response = await admin.post('/api/students', { personalInfo: {} });
  expect(Object.keys(response.json().fields).sort()).toEqual(
    [
      'fatherFirstName',
      'fatherLastName',
      'firstName',
      'lastName',
      'motherFirstName',
      'motherLastName',
      'personalInfo.gender',
      'personalInfo.nationality',
      'personalInfo.religion',
    ].sort(),
  );
});
