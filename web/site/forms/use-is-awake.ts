import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the page's HTML, true once it is hydrated: for what only works, and is only needed, from then on. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
