// The tests of the API on PostgreSQL: all that run on SQLite for every change.
import { runLongTests } from './long-tests.ts';
import type { Proof } from './proof.ts';

export async function provePostgres(): Promise<Proof> {
  const { report, hasPassed } = await runLongTests('vitest', (path) => [
    'run',
    '--project=api on PostgreSQL',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  const { numPassedTests: passed, numFailedTests: failed } = report as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return {
    tried: 'every test of the API and of the records',
    mark: 'none fails',
    result: `${passed} tests passed, ${failed} failed`,
    isMet: hasPassed && passed > 0,
  };
}
