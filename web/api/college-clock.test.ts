import { afterEach, expect, test, vi } from 'vitest';
import { collegeTime, hearCollegeTime, onCollegeTime } from './college-clock.ts';

const answer = (time: string, more: Record<string, string> = {}) =>
  new Response('', {
    headers: { date: new Date(time).toUTCString(), ...more },
  });

afterEach(() => void vi.useRealTimers());

test('the time is the college’s as the answers tell it, whatever the device says; a kept answer tells nothing', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') });
  const changed = vi.fn();
  const end = onCollegeTime(changed);
  hearCollegeTime(answer('2026-11-24T05:59:30Z'));
  expect(collegeTime().toISOString()).toBe('2026-11-24T06:00:00.000Z');
  hearCollegeTime(answer('2026-11-20T06:00:00Z', { 'x-kept': 'yes' }));
  expect(changed).not.toHaveBeenCalled();
  hearCollegeTime(answer('2026-11-24T09:00:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(collegeTime().toISOString()).toBe('2026-11-24T09:01:00.000Z');
  hearCollegeTime(new Response(''));
  expect(changed).toHaveBeenCalledTimes(1);
  // The clock of the device is set right.
  vi.setSystemTime(new Date('2026-11-24T09:02:00Z'));
  hearCollegeTime(answer('2026-11-24T09:02:00Z'));
  expect(collegeTime().toISOString()).toBe('2026-11-24T09:02:00.000Z');
  expect(changed).toHaveBeenCalledTimes(2);
  end();
});
