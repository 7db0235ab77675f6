import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the page that the build made, true once its script runs: what needs the script is shown then. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
