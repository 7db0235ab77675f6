import { setImmediate as nextRound } from 'node:timers/promises';

let lastTurn = Promise.resolve();

/**
 * Lets other requests run between two parts of a long work. Of several long works, such as the lists that ten users export at once,
 * one does a part in each round of the event loop: one part of each in every round would delay all others by their sum.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextRound());
  return lastTurn;
}
