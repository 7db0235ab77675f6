import { useSyncExternalStore } from 'react';
import { indiaTime } from '#shared/format.ts';

/** The time in India as 'HH:MM', which goes on while the screen stays open: an installed portal is rarely loaded anew. */
export function useIndiaTime(): string {
  return useSyncExternalStore(subscribe, read);
}

const read = () => indiaTime(new Date());

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 20_000);
  // Timers rest while the phone is locked.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
