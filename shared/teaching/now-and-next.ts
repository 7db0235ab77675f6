// What is on now, and what comes next, of a day's classes.
import type { Period } from './day-plan.ts';

/** @param time 'HH:MM' */
export function nowAndNext<C extends { period: number }>(
  classes: readonly C[],
  periods: readonly Period[],
  time: string,
): { now: C | undefined; next: C | undefined } {
  const phase = (dayClass: C) => phaseOf(dayClass, periods, time);
  return {
    now: classes.find((held) => phase(held) === 'on'),
    next: classes.find((held) => phase(held) === 'later'),
  };
}

export type Phase = 'over' | 'on' | 'later';

/**
 * Where a class of today stands. One whose period the day plan has no longer counts as over: its register may be missing.
 * @param time 'HH:MM'
 */
export function phaseOf({ period }: { period: number }, periods: readonly Period[], time: string): Phase {
  const { from = '', to = '' } = periods[period - 1] ?? {};
  if (time < from) return 'later';
  return time < to ? 'on' : 'over';
}
