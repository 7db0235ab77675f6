import { useEffect } from 'react';
import { readViewing } from '#web/api/view-as.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/** What waits on this device is sent from any screen of the portal. Loaded after the screen, which does not wait for it. */
export function useOutbox(): void {
  useEffect(() => {
    if (!readViewing()) whenIdle(start);
  }, []);
}

async function start(): Promise<void> {
  try {
    const [{ startSending }] = await Promise.all([
      import('#web/api/outbox.ts'),
      import('./register-outbox.ts'),
      import('#web/portal/exams/marks/mark-outbox.ts'),
    ]);
    startSending();
  } catch (error) {
    console.warn('What waits here is not sent', error);
  }
}
