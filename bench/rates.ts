// Calls per second, each compared with a bare `node:http` server that answers the same bytes in the same minutes.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type LoadRequest, recordAnswers } from './answers.ts';
import { type College, makeCollege } from './college.ts';
import type { Plan, PlanResult, Rate } from './load-generator.ts';
import { create, homePage, listPage, logins, oneRecord, saves } from './loads.ts';
import { type Running, residentMegabytes, spawnNode, startApp, startServer } from './processes.ts';
import { fixed, progress, type Row, whole } from './table.ts';

interface Load {
  what: string;
  requests: LoadRequest[];
  /** The least answers per second. */
  target?: number;
  /** In place of it for the reads: the least share of the rate of the bare server with the same bytes, which holds on any machine. */
  share?: number;
}

export const timing = { connections: 50, warmUpSeconds: 2, slices: 4, sliceSeconds: 2 };

/** A log-in takes long where forty are waiting. */
const longSlices = { ...timing, slices: 2, sliceSeconds: 5 };

export async function sendLoad(plan: Plan): Promise<PlanResult> {
  const child = spawnNode(['bench/load-generator.ts']);
  child.stdin?.end(JSON.stringify(plan));
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the load could not be measured');
  return JSON.parse(Buffer.concat(chunks).toString()) as PlanResult;
}

export async function withDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

export const describeRate = ({ perSecond, p50, p99, processor }: Rate) =>
  `${whole(perSecond)}/s, p50 ${fixed(p50, 0)} ms, p99 ${fixed(p99, 0)} ms, ${whole(processor)} µs CPU`;

const againstBare = (ours: Rate, bare: Rate) =>
  `${fixed(ours.perSecond / bare.perSecond, 2)} × bare ${whole(bare.perSecond)}/s, ${whole(bare.processor)} µs CPU`;

/** @param databaseUrl PostgreSQL; without it SQLite */
export function measureRates(label: string, databaseUrl?: string): Promise<Row[]> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 1000, databaseUrl);
    const app = await startApp(directory, databaseUrl);
    const loads: Load[] = [
      { what: 'one record', requests: [oneRecord(college)], ...(!databaseUrl && { share: 0.16 }) },
      { what: 'page of 50', requests: [listPage(college)], ...(!databaseUrl && { share: 0.1 }) },
      { what: 'save', requests: saves(college), target: databaseUrl ? 500 : 1000 },
      { what: 'create', requests: [create(college)], ...(!databaseUrl && { target: 1000 }) },
    ];
    if (!databaseUrl) loads.unshift({ what: 'home page', requests: [homePage], target: 8000 });
    const rows: Row[] = [];
    try {
      for (const load of loads) rows.push(await measureRate(directory, app, load, label));
      if (!databaseUrl) rows.push(diskRow(directory));
      const memory = () => `${whole(residentMegabytes(app.pid))} MB`;
      const afterLoad = memory();
      rows.push(...(await measureLogins(directory, app, college, label)));
      rows.push({ what: `${label}: memory after load`, measured: `${afterLoad}, after log-ins ${memory()}` });
    } finally {
      await app.stop();
    }
    return rows;
  });
}

/** The rate of the disk: one inserted row and one disk sync per call. Saves and creates cannot be faster. */
function diskRow(directory: string): Row {
  const db = new DatabaseSync(join(directory, 'bare.db'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; create table bare (text text) strict');
  const insert = db.prepare('insert into bare values (?)');
  const begun = performance.now();
  let inserts = 0;
  for (; performance.now() - begun < 2000; inserts += 1) insert.run('x'.repeat(600));
  db.close();
  return { what: 'SQLite alone: one insert, synchronous = FULL', measured: `${whole(inserts / 2)}/s` };
}

async function besideBare(
  app: Running,
  answers: string,
  requests: LoadRequest[],
  plan: Omit<Plan, 'targets'>,
): Promise<PlanResult> {
  const bare = await startServer(['bench/bare-server.ts', answers]);
  try {
    const targets = [app, bare].map(({ origin, pid }) => ({ origin, pid, requests }));
    return await sendLoad({ ...plan, targets });
  } finally {
    await bare.stop();
  }
}

async function measureRate(directory: string, app: Running, load: Load, label: string): Promise<Row> {
  progress(`${label}: ${load.what} …`);
  const { requests, target, share } = load;
  const answers = await recordAnswers(directory, app.origin, requests.slice(0, 1));
  const result = await besideBare(app, answers, requests, timing);
  const [ours, theirs] = result.targets as [Rate, Rate]; // two targets
  return {
    what: `${label}: ${load.what}`,
    measured: describeRate(ours),
    compared: againstBare(ours, theirs),
    ...(target && { target: `≥ ${whole(target)}/s`, isMet: ours.perSecond >= target }),
    ...(share && {
      target: `≥ ${fixed(share, 2)} × bare`,
      isMet: ours.perSecond >= share * theirs.perSecond,
    }),
  };
}

/** Forty users sign in repeatedly while fifty others read: the readers' times must hardly change. */
async function measureLogins(
  directory: string,
  app: Running,
  college: College,
  label: string,
): Promise<Row[]> {
  progress(`${label}: log-ins …`);
  const people = logins(college);
  const read = oneRecord(college);
  const answers = await recordAnswers(directory, app.origin, [
    read,
    ...people.slice(0, 1).map((login) => ({ ...login, hashes: true })),
  ]);
  const result = await besideBare(app, answers, [read], {
    ...longSlices,
    besides: { connections: people.length, requests: people },
  });
  const [reads, bareReads] = result.targets as [Rate, Rate]; // two targets
  const [signIns, bareSignIns] = result.besides as [Rate, Rate];
  return [
    {
      what: `${label}: log-ins, 40 at once`,
      measured: `${fixed(signIns.perSecond)}/s, p99 ${whole(signIns.p99)} ms`,
      compared: againstBare(signIns, bareSignIns),
      target: '≥ 12/s',
      isMet: signIns.perSecond >= 12,
    },
    {
      what: `${label}: one record meanwhile`,
      measured: describeRate(reads),
      compared: `p99 of bare ${whole(bareReads.p99)} ms`,
      target: 'p99 ≤ 50 ms',
      isMet: reads.p99 <= 50,
    },
  ];
}
