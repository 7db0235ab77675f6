import { type RefObject, useEffect, useRef } from 'react';

/** True once the form or dialog is closed: an answer that arrives later must not change the current screen. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
