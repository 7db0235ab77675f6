// The tests of the API on PostgreSQL: all that run on SQLite for every change.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const root = join(import.meta.dirname, '../..');

export function provePostgres(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const report = join(directory, 'report.json');
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      [
        'run',
        '--project=api on PostgreSQL',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {
        cwd: root,
        env: { ...process.env, LONG_PROOFS: 'on' },
        // Standard output has the table only.
        stdio: ['ignore', process.stderr.fd, 'inherit'],
      },
    );
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return {
      tried: 'every test of the API and of the records',
      mark: 'none fails',
      result: `${passed} tests passed, ${failed} failed`,
      isMet: status === 0 && passed > 0,
    };
  });
}
