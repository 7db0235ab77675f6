import { expect, test } from 'vitest';
import { mayWriteOn } from './admin-menu.ts';

test('the buttons that change records are shown to whoever may press them', () => {
  const shown = (set: 'principal' | 'cashier' | 'office' | 'admin', section: string, tab?: string) =>
    mayWriteOn(section, tab, { role: 'admin', permissions: [set] });
  for (const section of ['students', 'faculty', 'events', 'payments', 'marks', 'guardians'])
    expect([shown('principal', section), shown('admin', section)]).toEqual([false, true]);
  expect(shown('cashier', 'students')).toBe(false);
  expect(shown('cashier', 'students/1', 'fees')).toBe(true);
  expect(shown('cashier', 'students/1', 'results')).toBe(false);
  expect(shown('office', 'students/1', 'fees')).toBe(false);
  expect(shown('principal', 'settings')).toBe(true);
});
