import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Loads the rules of fields and texts when the first screen is done: nearly every screen that the office opens next needs them. */
export function useRulesAhead(): void {
  useEffect(() => {
    whenIdle(() => import('#shared/kit/text/text.ts').catch(() => undefined));
  }, []);
}
