import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('of several long works one does a part in each round of the event loop', async () => {
  const rounds: number[] = [];
  let round = 0;
  const work = async () => {
    for (let part = 0; part < 2; part += 1) {
      await ownTurn();
      rounds.push(round);
    }
  };
  const working = Promise.all([work(), work(), work()]);
  for (; rounds.length < 6; round += 1) await nextRound();
  await working;
  expect(new Set(rounds).size).toBe(6);
});
