import { expect, test } from 'vitest';
import { resultFields } from '#shared/exams/results.ts';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { feeFields } from '#shared/money/fees.ts';
import { studentFields } from '#shared/people/students.ts';
import { fieldInWords, shownValue } from './shown-value.ts';

const { year, firstName, lastName } = studentFields;

const values: [unknown, FormField | undefined, string][] = [
  ['FIRST', year, 'First'],
  ['FIRST', firstName, 'FIRST'],
  ['2026-01-05', feeFields.dueOn, '5 Jan 2026'],
  ['2005-03-04T00:00:00.000Z', studentFields['personalInfo.dob'], '4 Mar 2005'],
  ['2005-03-03T20:00:00.000Z', studentFields['personalInfo.dob'], '4 Mar 2005'],
  [120_000, feeFields.amount, '₹ 1,20,000'],
  ['1,20,000', feeFields.paid, '₹ 1,20,000'],
  ['many', feeFields.paid, 'many'],
  [0, feeFields.paid, '₹ 0'],
  [17.5, resultFields.marks, '17.5'],
  ['', studentFields['contactInfo.phone'], '—'],
  [null, feeFields.paidOn, '—'],
  [true, undefined, 'Yes'],
  [['FIRST', 'SECOND'], year, 'First, Second'],
  [{ email: 'a@b.example', dueOn: '2026-01-05' }, undefined, 'Email: a@b.example, Due on: 5 Jan 2026'],
  ['లక్ష్మి', lastName, 'లక్ష్మి'],
];

test.each(values)('%j of a field (%o) reads %s', (value, field, text) => {
  expect(shownValue(value, field)).toBe(text);
});

test('a field that no table names is put in words', () => {
  expect(fieldInWords('contactInfo.phone')).toBe('Phone');
  expect(fieldInWords('ProfilePic')).toBe('Profile pic');
  expect(fieldInWords('paidOn')).toBe('Paid on');
});
