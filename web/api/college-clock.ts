// The college's clock, as the server's answers tell it: a phone whose own clock is wrong by hours must not show the wrong class.

import { setDayClock } from '#shared/kit/days.ts';

/** Milliseconds by which the device may differ: an answer is on the way for seconds, and its time has whole seconds. */
const tolerated = 60_000;

/** Milliseconds by which the college's clock is ahead of the device's; 0 until an answer has come. */
let ahead = 0;
const listeners = new Set<() => void>();

/** @param device milliseconds by the device's clock */
export function collegeTime(device = Date.now()): Date {
  return new Date(device + ahead);
}

setDayClock(collegeTime);

/** Reads the time of an answer; one that was kept for offline screens says nothing about now. */
export function hearCollegeTime({ headers }: Response): void {
  const sentAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(sentAt) || headers.has('x-kept')) return;
  const difference = sentAt - Date.now();
  if (Math.abs(difference - ahead) <= tolerated) return;
  ahead = Math.abs(difference) <= tolerated ? 0 : difference;
  for (const listener of listeners) listener();
}

/** @returns a function that ends it */
export function onCollegeTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
