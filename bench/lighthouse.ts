// Lighthouse on a simulated phone, three runs per page, of which the median is used. Runs in headless Chromium where there is
// one: on two cores, drawing windows would slow the page down. In addition to the blocking time by the clock, which includes
// other work of the machine, the table has the blocking time of the page's own work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { languageOf } from '#shared/kit/languages.ts';
import { routes } from '#shared/routes.ts';
import { chromiumArguments, chromiumPath, testBrowserPath } from '#test/run/chromium.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startBookService } from './book-service.ts';
import { spawnNode } from './processes.ts';
import { fixed, median, progress, type Row, whole } from './table.ts';
import { pageName, pagesOf } from './weight.ts';

const runs = 3;
/** On a busy machine Chromium now and then misses the start of its own trace. */
const tries = 3;
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;
const shift = 'cumulative-layout-shift';
/** Scores: performance, accessibility, practices, SEO. Times in ms. */
const goals = {
  scores: [98, 100, 100, 100],
  shift: 0.001,
  blocking: 50,
  homeLargest: 1300,
  teluguLargest: 1500,
};
const leastScores: Record<string, number[]> = {
  [routes.home]: [99, 100, 100, 100],
  // This page has noindex, which lowers its SEO score.
  [routes.setPassword]: [98, 100, 100, 0],
};

/** ms; Lighthouse counts the time of a task beyond this as blocking. */
const longTask = 50;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  configSettings: { throttling: { cpuSlowdownMultiplier: number } };
}

/** Times in µs; `tdur` is the processor time of the task. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

interface Measured extends Report {
  /** ms; an upper bound, since work before the first paint is included */
  ownBlocking: number;
}

async function audit(url: string, directory: string, moreFlags: string[], attempt = 1): Promise<Measured> {
  const file = join(directory, 'lighthouse.json');
  const artifacts = join(directory, 'artifacts');
  const browser = await startBrowser(directory, moreFlags);
  try {
    const only = `--only-categories=${categories.join(',')}`;
    const options = [
      `--port=${browser.port}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `-GA=${artifacts}`,
      only,
    ];
    const child = spawnNode([cli, url, ...options], { HOME: directory });
    // This audit observes every step of the page, which on two cores would slow the page down.
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
    child.stdout?.resume();
    const [code] = await once(child, 'close');
    if (code === 0) {
      const { traceEvents } = JSON.parse(readFileSync(join(artifacts, 'trace.json'), 'utf8'));
      const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
      const slowdown = report.configSettings.throttling.cpuSlowdownMultiplier;
      return { ...report, ownBlocking: ownBlocking(traceEvents, url, slowdown) };
    }
    if (attempt === tries) throw new Error(`Lighthouse ended with code ${code} on ${url}`);
  } finally {
    await browser.stop();
  }
  return audit(url, directory, moreFlags, attempt + 1);
}

/**
 * @param slowdown how many times slower the phone is
 * @returns ms on that phone during which the page's own work would have delayed a touch
 */
function ownBlocking(events: TraceEvent[], url: string, slowdown: number): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace does not show when ${url} was opened.`);
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask), 0);
}

/** A new browser for each run, with an empty cache. */
async function startBrowser(directory: string, flags: string[]) {
  const port = await freePort();
  const profile = join(directory, 'browser');
  const own = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  // The browser gets a process group of its own, to be ended as a whole: Debian starts it through a shell, which it outlives.
  const child = spawn(testBrowserPath() ?? chromiumPath(), [...chromiumArguments, ...own, ...flags], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with code ${child.exitCode}`);
    await wait(100);
  }
  const stop = async () => {
    process.kill(-(child.pid ?? 0));
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { port, stop };
}

export async function measureLighthouse(origin: string, directory: string, wanted: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  const books = await startBookService(directory);
  try {
    for (const path of pagesOf(wanted)) {
      progress(`Lighthouse on ${path} …`);
      const reports: Measured[] = [];
      for (let run = 0; run < runs; run += 1)
        reports.push(await audit(origin + path, directory, books.flags));
      rows.push(rowOf(path, reports));
    }
  } finally {
    books.stop();
  }
  return rows;
}

function rowOf(path: string, reports: Measured[]): Row {
  const value = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scores = categories.map((category) =>
    Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0))),
  );
  const times = Object.entries(timings).map(([name, audit]) => `${name} ${whole(value(audit))} ms`);
  const own = whole(median(reports.map(({ ownBlocking }) => ownBlocking)));
  const least = leastScores[path] ?? goals.scores;
  const teluguLargest = languageOf(path).language === 'te' ? goals.teluguLargest : Number.POSITIVE_INFINITY;
  const largest = path === routes.home ? goals.homeLargest : teluguLargest;
  return {
    what: `Lighthouse: ${pageName(path)}`,
    measured: `${scores.join('/')}, ${times.join(', ')} (own work at most ${own} ms), CLS ${fixed(value(shift), 3)}`,
    compared: 'performance/accessibility/practices/SEO',
    target: `≥ ${least.join('/')}, TBT ≤ ${goals.blocking} ms, CLS 0${Number.isFinite(largest) ? `, LCP ≤ ${largest} ms` : ''}`,
    isMet:
      scores.every((score, index) => score >= (least[index] ?? 100)) &&
      value(timings.TBT) <= goals.blocking &&
      value(shift) <= goals.shift &&
      value(timings.LCP) <= largest,
  };
}
