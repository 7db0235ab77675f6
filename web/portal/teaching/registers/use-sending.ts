import { useEffect } from 'react';
import { readViewing } from '#web/api/view-as.ts';
import { hasDeviceDatabase } from '#web/portal/kit/shell/device-table.ts';
import { whenIdle } from '#web/portal/kit/shell/when-idle.ts';

/** Registers that wait on this device are sent from any screen of the portal. Loaded after the screen, which does not wait for it. */
export function useSending(): void {
  useEffect(() => {
    if (canKeep()) whenIdle(start);
  }, []);
}

/** The same for the office, which seldom takes a register: loaded where this device has kept something before. */
export function useSendingOfKept(): void {
  useEffect(() => {
    if (canKeep()) void hasDeviceDatabase().then((isThere) => (isThere ? start() : undefined), start);
  }, []);
}

const canKeep = () => 'indexedDB' in globalThis && !readViewing();

async function start(): Promise<void> {
  try {
    const { startSending } = await import('./register-sending.ts');
    await startSending();
  } catch (error) {
    console.warn('Registers that wait here are not sent', error);
  }
}
