import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Keeps a half-filled form from being lost: by closing it, by leaving the screen, by closing the tab.
 * @returns `ask` in place of closing, and whether the question is on screen
 */
export function useUnsavedGuard(isDirty: boolean, close: () => void) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return {
    isAsking: isAsking || blocker.status === 'blocked',
    ask: () => (isDirty ? setAsking(true) : close()),
    stay: () => {
      setAsking(false);
      if (blocker.status === 'blocked') blocker.reset();
    },
    leave: () => {
      setAsking(false);
      if (blocker.status === 'blocked') blocker.proceed();
      else close();
    },
  };
}
