import { useEffect, useState } from 'react';

/** False in the page's HTML, true once it is hydrated: for what only works, and is only needed, from then on. */
export function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
