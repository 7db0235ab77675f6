import { busy } from '#server/errors.ts';

/** Who wants to have a work done. */
export interface Arrival {
  /** The lanes take turns: a flood in one does not hold up the others. */
  lane: string;
  /** Whose works do not fill the lane: at most so many of them wait. */
  from?: string;
  mostFrom?: number;
}

/** So many works run at once and so many of each lane wait; @throws 503 where more come */
export function gate(width: number, mostWaiting: number) {
  let running = 0;
  const lanes = new Map<string, { start: () => void; from: string }[]>();

  const startNext = () => {
    const [lane, line] = lanes.entries().next().value ?? ['', []];
    lanes.delete(lane);
    const next = line.shift();
    // A Map keeps the order of insertion: the next turn is that of the other lanes.
    if (line.length > 0) lanes.set(lane, line);
    if (next) next.start();
    else running -= 1;
  };

  const turn = ({ lane, from = '', mostFrom = mostWaiting }: Arrival) =>
    new Promise<void>((start) => {
      const line = lanes.get(lane) ?? [];
      const sameFrom = line.filter((waiting) => waiting.from === from).length;
      if (line.length >= mostWaiting || sameFrom >= mostFrom) throw busy();
      lanes.set(lane, [...line, { start, from }]);
    });

  return async <T>(work: () => Promise<T>, arrival: Arrival = { lane: '' }): Promise<T> => {
    if (running < width) running += 1;
    else await turn(arrival);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
