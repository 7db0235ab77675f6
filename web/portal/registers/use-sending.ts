import { useEffect } from 'react';
import { readViewing } from '#web/api/view-as.ts';

/** Registers that wait on this device are sent from any screen of the portal. Loaded after the screen, which does not wait for it. */
export function useSending(): void {
  useEffect(() => {
    if (!('indexedDB' in globalThis) || readViewing()) return;
    import('./register-sending.ts')
      .then(({ startSending }) => startSending())
      .catch((error: unknown) => console.warn('Registers that wait here are not sent', error));
  }, []);
}
