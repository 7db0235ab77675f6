import { useRef, useState } from 'react';

/** Runs one piece of work at a time, and says which: the second of two quick clicks does nothing. */
export function useOneAtATime<Kind extends string>() {
  const [running, setRunning] = useState<Kind>();
  // A ref: the second click comes before React has rendered the disabled button.
  const isRunning = useRef(false);

  /** @returns what the work returns; undefined where other work is running */
  const runAlone = async <T>(kind: Kind, work: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setRunning(kind);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  return { running, isRunning, runAlone };
}
