// Every screen of the portals with one full page and with ten thousand rows in the longest sensible words.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const root = join(import.meta.dirname, '../..');

export function proveScreens(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const report = join(directory, 'report.json');
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--reporter=line,json', 'e2e/portal-states.test.ts'],
      {
        cwd: root,
        env: {
          ...process.env,
          MUCH_DATA: 'on',
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
        'every screen with a full page, and with ten thousand rows in long words: counts, widths, axe, pages, answers',
      mark: 'none fails',
      result: `${stats.expected} tests passed, ${stats.unexpected} failed`,
      isMet: status === 0 && stats.expected > 0,
    };
  });
}
