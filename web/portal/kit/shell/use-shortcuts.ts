import { useEffectEvent, useLayoutEffect } from 'react';

interface Shortcuts {
  /** Ctrl K, also while the user is typing. */
  onPalette: () => void;
  /** The key `?`. */
  onHelp: () => void;
}

/** The keys of every screen. `/` belongs to the search box of a list; `n` presses the list's button, or link, for a new record. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) onPalette();
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isTyping = (event.target as Element).closest?.(
      'input, textarea, select, dialog, [contenteditable]',
    );
    if (isTyping || !isPlain || event.defaultPrevented) return;
    if (event.key === '?') {
      event.preventDefault();
      onHelp();
    }
    if (event.key === 'n') {
      const button = document.querySelector<HTMLElement>('main [data-opens="new"]');
      if (!button) return;
      event.preventDefault();
      button.click();
    }
  });
  // With the screen, not after it: a key that is pressed as soon as the screen is seen counts.
  useLayoutEffect(() => {
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}
