import { useEffect } from 'react';

/** Loads the rules of fields and texts when the first screen is done: nearly every screen that the office opens next needs them. */
export function useRulesAhead(): void {
  useEffect(() => {
    // Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => void import('#shared/text.ts').catch(() => undefined));
  }, []);
}
