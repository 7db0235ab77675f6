import { type ReactNode, useSyncExternalStore } from 'react';
import { sendWaiting } from '#web/api/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import type { MarksStore } from './marks-store.ts';

const allSaved = 'Everything is saved';

interface MarksStatusProps {
  store: MarksStore;
  isReadOnly: boolean;
  /** A button, where marks can be entered. */
  children: ReactNode;
}

/** Below the grid, in sight while marks are typed: whether everything is saved, what is not, and the keys. */
export function MarksStatus({ store, isReadOnly, children }: MarksStatusProps) {
  const text = useSyncExternalStore(store.subscribe, () => statusOf(store));
  const problem = useSyncExternalStore(store.subscribe, () => store.problem);
  // After locking nothing is entered, but marks that wait on this device are still told.
  if (isReadOnly && (text === allSaved || text === '')) return null;
  return (
    <div className="marks-grid-status print:hidden">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {text}
        </p>
        {!isReadOnly && children}
      </div>
      {problem && (
        <p className="flex flex-wrap items-center gap-x-3">
          {problem} {whereKept(store)}
          <Button variant="quiet" onClick={() => void sendWaiting()}>
            Send now
          </Button>
        </p>
      )}
      <p className="hidden text-sm text-ink-soft sm:block">
        Enter goes down, arrows move, <kbd>A</kbd> is absent, Escape takes back, <kbd>Ctrl</kbd> <kbd>D</kbd>{' '}
        repeats the mark above. A block of a spreadsheet can be pasted.
      </p>
    </div>
  );
}

/** Of marks that are not sent. */
const whereKept = ({ isKept }: MarksStore): string =>
  isKept
    ? 'The marks are kept on this device, also when the tab is closed, and sent again by themselves.'
    : 'This device cannot keep the marks: leave this tab open until they are sent. Is its memory full?';

function statusOf(store: MarksStore): string {
  const part = (count: number, words: string) => (count > 0 ? `${count} ${words}` : '');
  const parts = [
    part(store.count('saving'), 'being saved'),
    store.count('unsent') === 1 ? '1 mark not yet sent' : part(store.count('unsent'), 'marks not yet sent'),
    part(store.count('refused'), 'refused'),
    part(store.count('conflict'), 'changed by another user'),
  ];
  return parts.filter(Boolean).join(', ') || (store.isSettled ? allSaved : '');
}
