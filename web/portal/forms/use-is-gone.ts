import { type RefObject, useEffect, useRef } from 'react';

/** True once the form or dialog is closed: a late answer of the server must not change the screen that is shown by then. */
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
