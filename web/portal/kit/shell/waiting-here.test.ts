import { expect, test } from 'vitest';
import { waitingText } from './waiting-here.ts';

test('a log-out tells what waits on this device, and when it is sent', () => {
  expect(waitingText({ registers: 0, marks: 0 })).toBe('');
  expect(waitingText({ registers: 1, marks: 0 })).toBe(
    '1 register is on this device and not sent yet. What waits is sent when you sign in here again.',
  );
  expect(waitingText({ registers: 2, marks: 1 })).toMatch(/^2 registers and 1 mark are on this device/);
});
