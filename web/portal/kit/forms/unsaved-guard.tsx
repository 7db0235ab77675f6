import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

/**
 * Asks before a half-filled form is lost: by closing it, leaving the screen or closing the tab.
 * @returns `ask` to call instead of closing, `release` to call after a save, and what DiscardQuestion needs
 */
export function useUnsavedGuard(isDirty: boolean, close: () => void) {
  const [isAsking, setAsking] = useState(false);
  const isReleased = useRef(false);
  const isAtRisk = () => isDirty && !isReleased.current;
  const blocker = useBlocker({
    shouldBlockFn: (change) => isAtRisk() && !isOfTheList(change),
    enableBeforeUnload: isAtRisk,
    withResolver: true,
  });
  const release = () => {
    isReleased.current = true;
  };
  return {
    // Saved in the meantime: the question is no longer needed.
    isAsking: isDirty && (isAsking || blocker.status === 'blocked'),
    ask: () => (isAtRisk() ? setAsking(true) : close()),
    release,
    stay: () => {
      setAsking(false);
      if (blocker.status === 'blocked') blocker.reset();
    },
    leave: () => {
      setAsking(false);
      release();
      if (blocker.status === 'blocked') blocker.proceed();
      else close();
    },
  };
}

/** The list behind the form may still change its address: a delayed search, a page that no longer exists. */
function isOfTheList({ action, current, next }: Parameters<ShouldBlockFn>[0]): boolean {
  if (action !== 'PUSH' && action !== 'REPLACE') return false;
  return current.pathname === next.pathname && withoutPlace(current.search) === withoutPlace(next.search);
}

function withoutPlace(search: object): string {
  return JSON.stringify({ ...search, q: undefined, page: undefined });
}

interface DiscardQuestionProps {
  guard: Pick<ReturnType<typeof useUnsavedGuard>, 'isAsking' | 'stay' | 'leave'>;
  /** The form was sent, and the server has not answered yet. */
  isSaving?: boolean;
}

/** The question before unsaved input is discarded, while it is open. */
export function DiscardQuestion({ guard, isSaving = false }: DiscardQuestionProps) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={isSaving ? 'Leave while it is being saved?' : 'Discard your changes?'}
      confirm={isSaving ? 'Leave' : 'Discard'}
      cancel={isSaving ? 'Wait' : 'Keep editing'}
      isDangerous
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      <p>
        {say(
          isSaving
            ? 'The server is slow to answer. You will be told whether it was saved.'
            : 'What you typed has not been saved.',
        )}
      </p>
    </ConfirmDialog>
  );
}
