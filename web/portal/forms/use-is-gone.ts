import { type RefObject, useEffect, useRef } from 'react';

/** True once the form or dialog has been left: what the server answers at last must not touch what is on screen by then. */
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
