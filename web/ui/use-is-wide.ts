import { type RefObject, useEffect, useState } from 'react';

/** Whether the table inside is wider than its box, so that the box must scroll. */
export function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    const child = element?.querySelector('table');
    if (!element || !child) return;
    const observer = new ResizeObserver(() =>
      setWide(child.getBoundingClientRect().width > element.clientWidth + 1),
    );
    observer.observe(element);
    observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}
