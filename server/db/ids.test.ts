import { expect, test, vi } from 'vitest';
import { nextId } from './ids.ts';

test('ids of one millisecond, and of a clock set back, keep the order in which they were given', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') });
  const ids = Array.from({ length: 2000 }, nextId);
  vi.setSystemTime(Date.parse('2026-11-20T05:00:00Z'));
  ids.push(nextId());
  vi.useRealTimers();
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
