import { useSyncExternalStore } from 'react';
import { indiaDate, indiaTime } from '#shared/kit/format.ts';
import { collegeTime, onCollegeTime } from '#web/api/college-clock.ts';

/** The time in India as 'HH:MM' by the college's clock, which goes on while the screen stays open: an installed portal is rarely loaded again. */
export function useIndiaTime(): string {
  return useSyncExternalStore(subscribe, readTime);
}

/** The day in India as 'YYYY-MM-DD' by the college's clock, which moves on at midnight on a screen that was left open. */
export function useIndiaDay(): string {
  return useSyncExternalStore(subscribe, readDay);
}

/** The day in India by the device's own clock, which may be wrong. */
export function useDeviceDay(): string {
  return useSyncExternalStore(subscribe, readDeviceDay);
}

const readTime = () => indiaTime(collegeTime());
const readDay = () => indiaDate(collegeTime());
const readDeviceDay = () => indiaDate(new Date());

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 20_000);
  // Timers rest while the phone is locked.
  document.addEventListener('visibilitychange', onChange);
  const forget = onCollegeTime(onChange);
  return () => {
    forget();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
