import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Portal } from './find-records.ts';

const texts: Readonly<Record<Portal['role'], string>> = {
  admin: 'You are offline. Nothing can be loaded or saved until the connection is back.',
  faculty: 'You are offline. The screens show what this device loaded last.',
  student: 'You are offline. The screens show what this device loaded last.',
};

/** Above every screen while the device is offline: what it shows may be old (use-offline.ts). */
export function OfflineBar({ role }: Pick<Portal, 'role'>) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite" className="print:hidden">
      {!isOnline && (
        <p className="flex items-start gap-3 border-b-2 border-turmeric bg-turmeric-pale px-4 py-2 leading-snug sm:px-6 lg:px-10">
          <WifiOff className="size-5 flex-none" aria-hidden="true" />
          {texts[role]}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
