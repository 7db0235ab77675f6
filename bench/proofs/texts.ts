// The properties of the tests that are tried with made-up text, thirty times as often as in every run of the tests, on both databases.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const root = join(import.meta.dirname, '../..');
const files = ['server/db/hostile-text.test.ts', 'server/api/office/imports-of-exports.test.ts'];
const times = 30;

export function proveTexts(share: number): Promise<Proof> {
  return withDirectory(async (directory) => {
    const env = { ...process.env, PROPERTY_RUNS: String(Math.ceil(times * share)) };
    const vitest = join(root, 'node_modules/.bin/vitest');
    const report = join(directory, 'report.json');
    // Failures are shown as in any run of the tests, on standard error: standard output has the table only.
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const { status } = spawnSync(vitest, ['run', ...reporters, ...files], {
      cwd: root,
      env,
      stdio: ['ignore', process.stderr.fd, 'inherit'],
    });
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return {
      tried: `the properties of ${files.join(' and ')}, ${env.PROPERTY_RUNS} times as often`,
      mark: 'none fails',
      result: `${numPassedTests} tests passed, ${numFailedTests} failed`,
      isMet: status === 0,
    };
  });
}
