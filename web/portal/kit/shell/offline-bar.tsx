import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { say } from '#shared/kit/text/say.ts';

/**
 * Above every screen while the device is offline.
 * @param isKept whether the device keeps what the screens show (use-offline.ts): then it may be old
 */
export function OfflineBar({ isKept }: { isKept: boolean }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite" className="print:hidden">
      {!isOnline && (
        <p className="flex items-start gap-3 border-b-2 border-turmeric bg-turmeric-pale px-4 py-2 leading-snug sm:px-6 lg:px-10">
          <WifiOff className="size-5 flex-none" aria-hidden="true" />
          {say(
            isKept
              ? 'You are offline. The screens show what this device loaded last.'
              : 'You are offline. Nothing more can be loaded until the connection is back.',
          )}
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
