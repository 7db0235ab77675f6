import { expect, test } from 'vitest';
import { attendanceMessage } from './attendance-message.ts';

const about = {
  name: 'Asha Naidu',
  college: 'the college',
  eligibleFrom: 75,
  subjects: [{ subject: { id: 'a', code: 'BPT101', name: 'Anatomy' }, held: 40, attended: 22, percent: 55 }],
};

test('the message to a parent names student, rule and subjects, in both languages', () => {
  const english = attendanceMessage('en', about);
  expect(english).toContain('The attendance of Asha Naidu is below the 75% needed');
  expect(english).toContain('• Anatomy: 55% (22 of 40)');
  const telugu = attendanceMessage('te', about);
  expect(telugu).toContain('Asha Naidu హాజరు');
  expect(telugu).toContain('• Anatomy: 55% (22 / 40)');
});
