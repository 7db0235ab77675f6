// The properties of the tests that are tried with made-up text, thirty times as often as in every run of the tests, on both databases.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Proof } from './proof.ts';

const root = join(import.meta.dirname, '../..');
const files = ['server/db/hostile-text.test.ts', 'server/api/imports.test.ts'];
const times = 30;

export async function proveTexts(share: number): Promise<Proof> {
  const env = { ...process.env, PROPERTY_RUNS: String(Math.ceil(times * share)) };
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status, stdout } = spawnSync(vitest, ['run', '--reporter=json', ...files], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return {
    tried: `the properties of ${files.join(' and ')}, ${env.PROPERTY_RUNS} times as often`,
    mark: 'none fails',
    result: `${report.numPassedTests} tests passed, ${report.numFailedTests} failed`,
    isMet: status === 0,
  };
}
