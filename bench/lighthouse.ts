// Lighthouse on a simulated phone, three times a page; the medians count.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '#shared/routes.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { startBookService } from './book-service.ts';
import { spawnNode } from './processes.ts';
import { fixed, median, progress, type Row, whole } from './table.ts';
import { builtPages, pageName } from './weight.ts';

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
/** performance, accessibility, practices, SEO; the home page one better, and its largest picture in time. */
const goals = {
  home: [99, 100, 100, 100],
  others: [98, 100, 100, 100],
  /** Search engines are asked to leave it out, which costs it the last figure. */
  setPassword: [98, 100, 100, 0],
  shift: 0.001,
  blocking: 50,
  largest: 1200,
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

async function audit(url: string, directory: string, moreFlags: string[], attempt = 1): Promise<Report> {
  const file = join(directory, 'lighthouse.json');
  const flags = ['--headless=new', ...chromiumArguments, ...moreFlags].join(' ');
  const child = spawnNode(
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { CHROME_PATH: chromiumPath(), HOME: directory },
  );
  child.stdout?.resume();
  const [code] = await once(child, 'close');
  if (code !== 0 && attempt < tries) return audit(url, directory, moreFlags, attempt + 1);
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code} on ${url}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

export async function measureLighthouse(origin: string, directory: string, wanted: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  const books = await startBookService(directory);
  for (const path of builtPages(wanted).built) {
    progress(`Lighthouse on ${path} …`);
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(origin + path, directory, books.flags));
    const value = (audit: string) =>
      median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    const scores = categories.map((category) =>
      Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0))),
    );
    const times = Object.entries(timings).map(([name, audit]) => `${name} ${whole(value(audit))} ms`);
    const isHome = path === routes.home;
    const isSetPassword = path === routes.setPassword;
    const least = isHome ? goals.home : isSetPassword ? goals.setPassword : goals.others;
    rows.push({
      what: `Lighthouse: ${pageName(path)}`,
      measured: `${scores.join('/')}, ${times.join(', ')}, CLS ${fixed(value(shift), 3)}`,
      compared: 'performance/accessibility/practices/SEO',
      target: `≥ ${least.join('/')}, TBT ≤ ${goals.blocking} ms, CLS 0${isHome ? `, LCP ≤ ${goals.largest} ms` : ''}`,
      isMet:
        scores.every((score, index) => score >= (least[index] ?? 100)) &&
        value(timings.TBT) <= goals.blocking &&
        value(shift) <= goals.shift &&
        (!isHome || value(timings.LCP) <= goals.largest),
    });
  }
  books.stop();
  return rows;
}
