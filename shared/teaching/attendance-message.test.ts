import { expect, test } from 'vitest';
import { attendanceMessage } from './attendance-message.ts';

const about: Parameters<typeof attendanceMessage>[1] = {
  name: 'Asha Naidu',
  college: 'the college',
  eligibleFrom: 75,
  to: 'parent',
  subjects: (['theory', 'practical'] as const).map((kind) => ({
    kind,
    held: 40,
    attended: 22,
    percent: 55,
    subject: { id: 'a', code: 'BPT101', name: 'Anatomy' },
  })),
};

test('the message to a parent names student, rule and subjects, in both languages', () => {
  const english = attendanceMessage('en', about);
  expect(english).toMatch(/^Dear parent, this is the college\./);
  expect(attendanceMessage('en', { ...about, to: 'student' })).toMatch(
    /^Dear student, this is the college\./,
  );
  expect(english).toContain('The attendance of Asha Naidu is below the 75% needed');
  expect(english).toContain('• Anatomy: 55% (22 of 40)');
  expect(english).toContain('• Anatomy (practical): 55%');
  const telugu = attendanceMessage('te', about);
  expect(telugu).toContain('Asha Naidu హాజరు');
  expect(telugu).toContain('• Anatomy: 55% (22 / 40)');
  expect(telugu).toContain('• Anatomy (ప్రాక్టికల్): 55%');
  // The subjects and names are as the college has entered them; all other words are Telugu.
  const own = telugu.replaceAll('Anatomy', '').replace(about.name, '').replace(about.college, '');
  expect(own).not.toMatch(/[a-z]/i);
  const numbers = (text: string) => text.match(/\d+/g);
  expect(numbers(telugu)?.sort()).toEqual(numbers(english)?.sort());
});
