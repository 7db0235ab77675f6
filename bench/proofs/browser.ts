// The browser tests that are too long for every change: those with the tag `@long`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const root = join(import.meta.dirname, '../..');

export function proveBrowser(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const report = join(directory, 'report.json');
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--reporter=line,json'],
      {
        cwd: root,
        env: {
          ...process.env,
          LONG_PROOFS: 'on',
          E2E_PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
        // Standard output has the table only.
        stdio: ['ignore', process.stderr.fd, 'inherit'],
      },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number };
    };
    return {
      tried:
        'every screen with no data, a full page, and ten thousand rows in long words; thousands of notices and pictures; a server killed while it publishes',
      mark: 'none fails',
      result: `${stats.expected} tests passed, ${stats.unexpected} failed`,
      isMet: status === 0 && stats.expected > 0,
    };
  });
}
