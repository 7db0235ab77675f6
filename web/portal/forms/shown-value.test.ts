import { expect, test } from 'vitest';
import { fieldInWords, shownValue } from './shown-value.ts';

test.each([
  ['FIRST', 'year', 'First'],
  ['FIRST', 'firstName', 'FIRST'],
  ['2026-01-05', 'dueOn', '5 Jan 2026'],
  ['2005-03-04T00:00:00.000Z', 'personalInfo.dob', '4 Mar 2005'],
  [120_000, 'amount', '₹ 1,20,000'],
  ['1,20,000', 'paid', '₹ 1,20,000'],
  ['many', 'paid', 'many'],
  [0, 'paid', '₹ 0'],
  [17.5, 'marks', '17.5'],
  ['', 'phone', '—'],
  [null, 'paidOn', '—'],
  [true, '', 'Yes'],
  [['FIRST', 'SECOND'], 'year', 'First, Second'],
  [{ email: 'a@b.example', dueOn: '2026-01-05' }, 'contactInfo', 'Email: a@b.example, Due on: 5 Jan 2026'],
  ['లక్ష్మి', 'lastName', 'లక్ష్మి'],
])('%j of the field %s reads %s', (value, field, text) => {
  expect(shownValue(value, field)).toBe(text);
});

test('a field that no form names is put in words', () => {
  expect(fieldInWords('contactInfo.phone')).toBe('Phone');
  expect(fieldInWords('ProfilePic')).toBe('Profile pic');
  expect(fieldInWords('paidOn')).toBe('Paid on');
});
