import { useEffect } from 'react';
import { startSending } from '#web/api/outbox.ts';
import { readViewing } from '#web/api/view-as.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
// It has its part of the outbox; the register is among what is loaded first, the marks are not.
import './register-outbox.ts';

/** What waits on this device is sent from any screen of the portal, which does not wait for it. */
export function useOutbox(): void {
  useEffect(() => {
    if (!readViewing()) whenIdle(start);
  }, []);
}

async function start(): Promise<void> {
  try {
    await import('#web/portal/exams/marks/mark-outbox.ts');
    startSending();
  } catch (error) {
    console.warn('What waits here is not sent', error);
  }
}
