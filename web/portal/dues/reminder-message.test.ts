import { expect, test } from 'vitest';
import { reminderMessage } from './reminder-message.ts';

const due = {
  ...{ studentName: 'Sita Rao', enrollmentNumber: 'VCP25001', head: 'Tuition fee, second year' },
  ...{ open: 30_000, dueOn: '2026-11-01' },
};

test('the message names the student, the fee, the sum and the day, in both languages', () => {
  for (const language of ['en', 'te'] as const) {
    const message = reminderMessage(language, due, '2026-11-20');
    for (const part of ['Sita Rao', 'VCP25001', 'Tuition fee, second year', '₹ 30,000', '1 Nov 2026'])
      expect(message).toContain(part);
  }
  expect(reminderMessage('te', due, '2026-11-20')).toMatch(/\p{Script=Telugu}/u);
});

test('a fee whose day is past ‘was’ due', () => {
  expect(reminderMessage('en', due, '2026-11-02')).toContain('was due on 1 Nov 2026');
  expect(reminderMessage('en', due, '2026-11-01')).toContain('is due on 1 Nov 2026');
});
