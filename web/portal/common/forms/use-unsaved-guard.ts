import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/**
 * Keeps a half-filled form from being lost: by closing it, by leaving the screen, by closing the tab.
 * @returns `ask` in place of closing, whether the question is on screen, and `release` for when all is saved
 */
export function useUnsavedGuard(isDirty: boolean, close: () => void) {
  const [isAsking, setAsking] = useState(false);
  const isReleased = useRef(false);
  const isAtRisk = () => isDirty && !isReleased.current;
  const blocker = useBlocker({
    shouldBlockFn: isAtRisk,
    enableBeforeUnload: isAtRisk,
    withResolver: true,
  });
  const release = () => {
    isReleased.current = true;
  };
  return {
    isAsking: isAsking || blocker.status === 'blocked',
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
