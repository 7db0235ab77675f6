import { expect, test } from 'vitest';
import { menuFor } from '#web/portal/kit/shell/menu.ts';
import { adminMenu, mayWriteOn } from './admin-menu.ts';

test('the buttons that change records are shown to whoever may press them', () => {
  const shown = (set: 'principal' | 'cashier' | 'office' | 'admin', section: string, tab?: string) =>
    mayWriteOn(section, tab, { role: 'admin', permissions: [set] });
  for (const section of [
    'students',
    'faculty',
    'events',
    'payments',
    'marks/1',
    'guardians',
    'promotion',
    'take-payments',
  ])
    expect([shown('principal', section), shown('admin', section)]).toEqual([false, true]);
  expect(shown('cashier', 'students')).toBe(false);
  expect(shown('cashier', 'students/1', 'fees')).toBe(true);
  expect(shown('cashier', 'students/1', 'results')).toBe(false);
  expect(shown('office', 'students/1', 'fees')).toBe(false);
  expect(shown('principal', 'settings')).toBe(true);
});

test('Ctrl K finds no screen for who may only look', () => {
  const found = (set: 'principal' | 'admin') =>
    menuFor(adminMenu, { role: 'admin', permissions: [set] })
      .flatMap((part) => ('entries' in part ? part.entries : [part]))
      .flatMap(({ leadsTo = [] }) => leadsTo.map(({ label }) => label));
  expect(found('admin')).toEqual(expect.arrayContaining(['Promotion', 'Take payments', 'Collections']));
  expect(found('principal')).toContain('Collections');
  expect(found('principal')).not.toContain('Promotion');
  expect(found('principal')).not.toContain('Take payments');
});
