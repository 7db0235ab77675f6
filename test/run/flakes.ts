// `npm run flakes`, `npm run flakes 3`: runs the browser tests ten, or three times in a row, while four busy processes take most
// of the machine. Ends with the tests that failed and how often; their errors are printed after each run. To search for one
// race: `npx playwright test e2e/… --repeat-each 20`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserReport, failuresInBrowser } from './test-failures.ts';

const runs = Number(process.argv[2] ?? 10);
const root = join(import.meta.dirname, '../..');
const report = join(root, 'test-results/e2e.json');
const failures = new Map<string, number>();
let brokenRuns = 0;

const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
process.once('exit', () => busy.forEach((child) => child.kill('SIGKILL')));

for (let run = 1; run <= runs; run += 1) {
  rmSync(report, { force: true });
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), ['test'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const failed = existsSync(report)
    ? failuresInBrowser(JSON.parse(readFileSync(report, 'utf8')) as BrowserReport)
    : ['✘ playwright wrote no report'];
  for (const failure of failed) {
    const [name = ''] = failure.split('\n');
    failures.set(name, (failures.get(name) ?? 0) + 1);
  }
  if (status !== 0) brokenRuns += 1;
  console.log([`run ${run} of ${runs}: ${status === 0 ? 'passed' : 'failed'}`, ...failed].join('\n'));
}

for (const [name, times] of failures) console.log(`${times} × ${name}`);
console.log(`${runs - brokenRuns} of ${runs} runs passed`);
process.exitCode = brokenRuns === 0 ? 0 : 1;
