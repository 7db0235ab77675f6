// What is on now, and what comes next, of a day's classes.
import type { Period } from './day-plan.ts';

/** @param time 'HH:MM' */
export function nowAndNext<C extends { period: number }>(
  classes: readonly C[],
  periods: readonly Period[],
  time: string,
): { now: C | undefined; next: C | undefined } {
  const at = (one: C) => periods[one.period - 1];
  return {
    now: classes.find((one) => (at(one)?.from ?? '99') <= time && time < (at(one)?.to ?? '')),
    next: classes.find((one) => (at(one)?.from ?? '') > time),
  };
}
