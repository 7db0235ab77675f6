import { useSyncExternalStore } from 'react';
import { indiaDate, indiaTime } from '#shared/format.ts';

/** The time in India as 'HH:MM', which goes on while the screen stays open: an installed portal is rarely loaded anew. */
export function useIndiaTime(): string {
  return useSyncExternalStore(subscribe, readTime);
}

/** The day in India as 'YYYY-MM-DD' by this device, which moves on at midnight on a screen that was left open. */
export function useIndiaDay(): string {
  return useSyncExternalStore(subscribe, readDay);
}

const readTime = () => indiaTime(new Date());
const readDay = () => indiaDate(new Date());

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 20_000);
  // Timers rest while the phone is locked.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
