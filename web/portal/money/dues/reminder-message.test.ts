import { expect, test } from 'vitest';
import { reminderMessage } from './reminder-message.ts';

const due = {
  studentName: 'Sita Rao',
  enrollmentNumber: 'VCP25001',
  head: 'Tuition fee, second year',
  open: 30_000,
  dueOn: '2026-11-01',
};

const names = ['Sita Rao', 'VCP25001', 'Tuition fee, second year'];

test.each([
  ['en', '1 Nov 2026'],
  ['te', '01-11-2026'],
] as const)('the message (%s) names the student, the fee, the sum and the day', (language, day) => {
  const message = reminderMessage(language, due, '2026-11-20');
  for (const part of [...names, '₹ 30,000', day]) expect(message).toContain(part);
});

test('of a Telugu message only names, as the college has entered them, are in Latin letters', () => {
  const message = reminderMessage('te', due, '2026-11-20');
  const own = names.reduce((text, name) => text.replace(name, ''), message);
  expect(own).toMatch(/\p{Script=Telugu}/u);
  expect(own).not.toMatch(/[a-z]/i);
});

test('a fee whose day is past ‘was’ due', () => {
  expect(reminderMessage('en', due, '2026-11-02')).toContain('was due on 1 Nov 2026');
  expect(reminderMessage('en', due, '2026-11-01')).toContain('is due on 1 Nov 2026');
});
