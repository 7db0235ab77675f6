// `npm run flakes`, `npm run flakes 3`: runs the browser tests ten, or three times in a row, while four busy processes take most
// of the machine. Ends with the tests that failed and how often; their errors are printed after each run. To search for one
// race: `npx playwright test e2e/… --repeat-each 20`.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const runs = Number(process.argv[2] ?? 10);
const root = join(import.meta.dirname, '..');
const failures = new Map<string, number>();
let brokenRuns = 0;

const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
process.once('exit', () => busy.forEach((child) => child.kill('SIGKILL')));

for (let run = 1; run <= runs; run += 1) {
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--reporter=list'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const failed = [...stdout.matchAll(/^ +✘ +\d+ (.+) \([\d.]+m?s?\)$/gm)].map(([, name = '']) => name);
  for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1);
  if (status !== 0) brokenRuns += 1;
  console.log(`run ${run} of ${runs}: ${status === 0 ? 'passed' : `failed: ${failed.join(', ')}`}`);
  if (status !== 0) console.log(stdout.slice(stdout.search(/^ +1\) /m)));
}

for (const [name, times] of failures) console.log(`${times} × ${name}`);
console.log(`${runs - brokenRuns} of ${runs} runs passed`);
process.exitCode = brokenRuns === 0 ? 0 : 1;
