import { useEffect, useRef, useState } from 'react';
import { successBanner } from '#web/site/parts/motion.ts';

/**
 * A banner for 5 s, after which the form is emptied. A visitor who edits the form in the meantime keeps all entries: a
 * change cancels the emptying, a new submit also removes the banner.
 */
export function useConfirmation(emptyForm: () => void) {
  const [isShown, setShown] = useState(false);
  const isChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const show = () => {
    isChanged.current = false;
    setShown(true);
    timer.current = setTimeout(() => {
      setShown(false);
      if (!isChanged.current) emptyForm();
    }, successBanner);
  };
  const keepForm = () => {
    isChanged.current = true;
  };
  return { isShown, show, hide, keepForm };
}
