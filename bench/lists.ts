// Lists must not slow down with the number of records: compares a page out of 10,000 students with one out of 1,000.
import { studentSortKeys } from '#shared/people/students.ts';
import { type LoadRequest, readAnswer } from './answers.ts';
import { type College, makeCollege } from './college.ts';
import type { Rate } from './load-generator.ts';
import { listPage } from './loads.ts';
import { type Running, startApp } from './processes.ts';
import { describeRate, sendLoad, timing, withDirectory } from './rates.ts';
import { fixed, median, progress, type Row } from './table.ts';

const sizes = { small: 1000, big: 10_000 };
const allowedRatio = 1.3;
/** The most milliseconds of a list, and of the answer to a key typed into the search box. */
const limits = { page: 100, search: 150 };
/** Search texts that grow key by key, and names that no student has. */
const typed = {
  name: ['l', 'la', 'lak', 'laks', 'lakshmi', 'lakshmi r', 'lakshmi rao'],
  'name in Telugu': ['వ', 'వెం', 'వెంకట', 'లక్ష్మి'],
  email: ['lakshmi.', 'lakshmi.rao', '@people', 'rao30@people.example'],
  'enrolment number': ['vcp26', 'vcp26050', 'vcp2650500'],
  'no match': ['zzq', 'zzq lakshmi'],
};

interface Side {
  college: College;
  app: Running;
}

/** @param newDatabase makes an empty PostgreSQL database; without it SQLite */
export function measureLists(label: string, newDatabase?: () => Promise<string>): Promise<Row[]> {
  return withDirectory(async (directory) => {
    const open = async (size: number): Promise<Side> => {
      progress(`${label}: ${size} students …`);
      const data = `${directory}/${size}`;
      const url = await newDatabase?.();
      return { college: await makeCollege(data, size, url), app: await startApp(data, url) };
    };
    const small = await open(sizes.small);
    const big = await open(sizes.big);
    try {
      return [
        await firstPages(label, small, big),
        ...(await sortedPages(label, small, big)),
        ...(await searches(label, big)),
      ];
    } finally {
      await Promise.all([small.app.stop(), big.app.stop()]);
    }
  });
}

async function firstPages(label: string, small: Side, big: Side): Promise<Row> {
  progress(`${label}: page of 50 out of 1,000 and of 10,000 …`);
  const targets = [small, big].map(({ college, app }) => ({ ...app, requests: [listPage(college)] }));
  const result = await sendLoad({ ...timing, targets });
  const [few, many] = result.targets as [Rate, Rate]; // two sides
  const ratio = few.perSecond / many.perSecond;
  return {
    what: `${label}: page of 50 out of 10,000, under load`,
    measured: describeRate(many),
    compared: `${fixed(ratio, 2)} × as long as out of 1,000`,
    target: `≤ ${allowedRatio} ×`,
    isMet: ratio <= allowedRatio,
  };
}

/** One call after the other, in turn on the two colleges. */
async function sortedPages(label: string, small: Side, big: Side): Promise<Row[]> {
  const rows: Row[] = [];
  const queries: Record<string, string>[] = [
    ...studentSortKeys.map((sort) => ({ sort })),
    { sort: '-year' },
    { year: 'SECOND' },
    { year: 'SECOND', sort: 'email' },
    { page: '20' },
    { page: '190' },
    { page: '190', sort: 'email' },
  ];
  for (const query of queries) {
    const name = new URLSearchParams(query).toString();
    progress(`${label}: ${name} …`);
    // Late pages and pages of one year have only a limit on their time.
    const isWhole = Object.keys(query).join() === 'sort';
    const [few, many] = await inTurn([small, big], (side) => listPage(side.college, query), 40);
    rows.push({
      what: `${label}: page of 50 out of 10,000, ${name}`,
      measured: `${fixed(many, 2)} ms`,
      compared: `${fixed(many / few, 2)} × ${fixed(few, 2)} ms out of 1,000`,
      ...(isWhole
        ? {
            target: `≤ ${allowedRatio} ×, ${limits.page} ms`,
            isMet: many / few <= allowedRatio && many <= limits.page,
          }
        : { target: `≤ ${limits.page} ms`, isMet: many <= limits.page }),
    });
  }
  return rows;
}

async function searches(label: string, big: Side): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, texts] of Object.entries(typed)) {
    progress(`${label}: search for ${what} …`);
    const times: number[] = [];
    for (const q of texts) times.push(...(await inTurn([big], ({ college }) => listPage(college, { q }), 9)));
    rows.push({
      what: `${label}: search in 10,000 by ${what}, per key typed`,
      measured: `median ${fixed(median(times))} ms, longest ${fixed(Math.max(...times))} ms`,
      target: `≤ ${limits.search} ms`,
      isMet: Math.max(...times) <= limits.search,
    });
  }
  return rows;
}

/** @returns the median time of a call on each side, in ms */
async function inTurn(sides: Side[], call: (side: Side) => LoadRequest, times: number) {
  const all = sides.map((): number[] => []);
  for (let round = 0; round < times; round += 1) {
    for (const [index, side] of sides.entries()) {
      const start = performance.now();
      const { status } = await readAnswer(side.app.origin, call(side));
      if (status !== 200) throw new Error(`${call(side).path} answered ${status}`);
      all[index]?.push(performance.now() - start);
    }
  }
  return all.map(median) as [number, number]; // as many as sides
}
