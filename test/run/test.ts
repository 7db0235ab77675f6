// `npm test`: runs all tests. Installs missing tools where it has the rights, and ends with the number of all tests.
import { type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../scripts/build.ts';
import { headlessShell, testBrowserPath } from './chromium.ts';
import {
  type BrowserReport,
  failuresInBrowser,
  failuresInVitest,
  type VitestReport,
} from './test-failures.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');

interface Outcome {
  passed: number;
  failed: number;
  /** The name of each failed test and the first lines of its error. */
  failures: string[];
}

installTools();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The browser tests need the site. Most of its build runs in one process: at the same time as other tests it costs half its time.
const [unitAndApi] = await Promise.all([runUnitAndApi(), buildSite()]);
const browser = await runBrowser();
const passed = unitAndApi.passed + browser.passed;
const failed = unitAndApi.failed + browser.failed;
for (const failure of [...unitAndApi.failures, ...browser.failures]) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Chromium for the browser tests, PostgreSQL for the suites that run on it too. */
function installTools(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // Systems without the headless shell run the tests in the full browser.
  if (mayInstall && !existsSync(headlessShell)) tryInstall('chromium-headless-shell');
  const missing = [!testBrowserPath() && 'chromium', isMissing(findPostgres) && 'postgresql'].filter(
    (tool) => tool !== false,
  );
  if (missing.length === 0) return;
  if (!mayInstall) {
    console.error(
      `Please install first: ${missing.join(', ')} (on Debian: sudo apt-get install ${missing.join(' ')})`,
    );
    process.exit(1);
  }
  install(missing);
}

function install(tools: string[]): void {
  console.log(`Installing ${tools.join(', ')} …`);
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...tools], options);
}

function tryInstall(tool: string): void {
  try {
    install([tool]);
  } catch {
    console.log(`${tool} cannot be had here; the tests do without.`);
  }
}

function isMissing(find: () => unknown): boolean {
  try {
    find();
    return false;
  } catch {
    return true;
  }
}

function findPostgres(): void {
  if (existsSync('/usr/lib/postgresql')) return;
  execFileSync('pg_config', ['--bindir'], { stdio: 'ignore' });
}

async function runUnitAndApi(): Promise<Outcome> {
  const file = join(results, 'vitest.json');
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  if (!existsSync(file)) return withoutReport('vitest');
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = failuresInVitest(report, root);
  // An error outside of all tests is in no report.
  if (failures.length === 0 && !report.success) failures.push('✘ vitest: see its errors above');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

async function runBrowser(): Promise<Outcome> {
  const file = join(results, 'e2e.json');
  await run('playwright', ['test']);
  if (!existsSync(file)) return withoutReport('playwright');
  const report = JSON.parse(readFileSync(file, 'utf8')) as BrowserReport;
  const failures = failuresInBrowser(report);
  return { passed: report.stats.expected, failed: failures.length, failures };
}

function withoutReport(tool: string): Outcome {
  return { passed: 0, failed: 1, failures: [`✘ ${tool} wrote no report: see its errors above`] };
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  const endChild = () => child.kill();
  // A site that cannot be built ends this process at once.
  process.once('exit', endChild);
  await once(child, 'exit');
  process.off('exit', endChild);
}
