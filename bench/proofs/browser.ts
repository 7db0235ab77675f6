// The browser tests that are too long for every change: those with the tag `@long`.
import { runLongTests } from './long-tests.ts';
import type { Proof } from './proof.ts';

export async function proveBrowser(): Promise<Proof> {
  const { report, hasPassed } = await runLongTests('playwright', () => ['test', '--reporter=line,json']);
  const { expected, unexpected } = (report as { stats: { expected: number; unexpected: number } }).stats;
  return {
    tried:
      'every screen with no data, one row, a full page, and ten thousand rows in long words, by keyboard too; whatever a screen opens, in the light and in the dark; every form under failures; thousands of notices and pictures; a server killed while it publishes; every page in two languages; further journeys of each kind',
    mark: 'none fails',
    result: `${expected} tests passed, ${unexpected} failed`,
    isMet: hasPassed && expected > 0,
  };
}
