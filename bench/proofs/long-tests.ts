// Runs the tests that `npm test` leaves out, and reads the report of their tool.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDirectory } from '../rates.ts';

const root = join(import.meta.dirname, '../..');

/**
 * @param argumentsWith the arguments of the tool, given the path of the JSON report that it shall write
 * @returns the report, and whether the tool ended without a failure
 */
export function runLongTests(
  tool: 'playwright' | 'vitest',
  argumentsWith: (report: string) => string[],
): Promise<{ report: unknown; hasPassed: boolean }> {
  return withDirectory(async (directory) => {
    const report = join(directory, 'report.json');
    const { status } = spawnSync(join(root, 'node_modules/.bin', tool), argumentsWith(report), {
      cwd: root,
      env: {
        ...process.env,
        LONG_PROOFS: 'on',
        // Playwright takes the path from here alone.
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      // Standard output has the table only.
      stdio: ['ignore', process.stderr.fd, 'inherit'],
    });
    return { report: JSON.parse(readFileSync(report, 'utf8')), hasPassed: status === 0 };
  });
}
