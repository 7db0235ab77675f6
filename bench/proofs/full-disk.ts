// The disk of the database is filled while the server writes: saving is refused with a sentence, reading goes on. PostgreSQL ends
// itself where its log of writes finds no room, and /readyz says so. Once there is room, every acknowledged write is there, and
// none in part. server/proofs/full-disk.test.ts is the short version, with a database file that may not grow.
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { type Cluster, startCluster } from '#test/servers/postgres.ts';
import { makeCollege } from '../college.ts';
import { startApp } from '../processes.ts';
import { withDirectory } from '../rates.ts';
import { type Ask, asking, recordKinds } from './kill-writers.ts';
import type { Proof } from './proof.ts';

const diskMegabytes = 160;
const writers = 3;
/** Answers awaited before, during and after the full disk. */
const enough = 40;
/** Milliseconds for each of these. */
const patience = 30_000;
const sentence = 'The server is busy. Please try again in a moment.';

const mark = 'refused with a sentence, reads go on; afterwards none lost, none half written';

export async function proveFullDisk(): Promise<Proof> {
  if (process.getuid?.() !== 0)
    return { tried: 'nothing: a small disk is mounted as root', mark, result: 'not tried', isMet: false };
  const found = [
    await withSmallDisk((disk) => fill('SQLite', disk, disk)),
    await withSmallDisk(async (disk) => {
      const cluster = await startCluster([], disk);
      try {
        return await withDirectory((directory) => fill('PostgreSQL', disk, directory, cluster));
      } finally {
        await cluster.stop();
      }
    }),
  ];
  const problems = found.flatMap((each) => each.problems);
  return {
    tried: found
      .map(({ label, saved, refused }) => `${label}: ${saved} saved, ${refused} refused`)
      .join('; '),
    mark,
    result: problems.length === 0 ? mark : problems.slice(0, 5).join(', '),
    isMet: problems.length === 0,
  };
}

/** A disk in memory, of a size that is soon full. */
function withSmallDisk<T>(work: (disk: string) => Promise<T>): Promise<T> {
  return withDirectory(async (directory) => {
    const disk = join(directory, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
    chmodSync(directory, 0o755); // PostgreSQL runs as its own user
    try {
      return await work(disk);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
}

/** @param onOdd called with a refusal that is not the product's sentence */
export function hearingRefusals(sent: Ask, onOdd: (refusal: string) => void): Ask {
  return async (...call) => {
    const answer = await sent(...call);
    if (answer.status !== 503) return answer;
    const { error } = (await answer.clone().json()) as { error: string }; // as of every refusal
    if (error !== sentence || answer.headers.get('retry-after') !== '2') onOdd(`refused with '${error}'`);
    return answer;
  };
}

async function fill(label: string, disk: string, dataDir: string, cluster?: Cluster) {
  const databaseUrl = cluster?.url;
  const { adminCookie, studentIds } = await makeCollege(dataDir, 40, databaseUrl);
  const app = await startApp(dataDir, databaseUrl);
  const problems = new Set<string>();
  const sent = asking(app.origin, adminCookie);
  const ask = hearingRefusals(sent, (refusal) => problems.add(refusal));
  const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    const end = Date.now() + patience;
    while (!(await isSo()) && Date.now() < end) await wait(50);
    if (Date.now() >= end) problems.add(`${what}: not within ${patience / 1000} s`);
  };
  const kinds = recordKinds();
  const over = new AbortController();
  let [saved, refused] = [0, 0];
  const writing = kinds.flatMap(({ name, write }, kind) =>
    Array.from({ length: writers }, async (_, writer) => {
      const id = studentIds[kind * writers + writer] ?? '';
      while (!over.signal.aborted) {
        const status = await write(ask, id, writer);
        if (status === 200 || status === 201) saved += 1;
        else if (status === 503) refused += 1;
        else problems.add(`${name} answered ${status}`);
        if (status === 503) await wait(20);
      }
    }),
  );
  const isReady = async () => (await sent('GET', '/readyz')).ok;
  await until('writes', () => saved >= enough);
  const ballast = join(disk, 'ballast');
  await until('refusals', async () => {
    fillUp(ballast);
    const { status } = await ask('GET', '/api/students?page=1');
    if (status !== 200) problems.add(`a list answered ${status}`);
    return refused >= enough;
  });
  if (databaseUrl) {
    await beginLogFile(databaseUrl);
    await until('the end of PostgreSQL', async () => !(await isReady()));
  }
  rmSync(ballast);
  await cluster?.restart();
  const before = saved;
  await until('writes afterwards', async () => saved >= before + enough && (await isReady()));
  over.abort();
  await Promise.all(writing);
  await app.stop();
  const db = connect({ databaseUrl, file: join(dataDir, 'college.db') });
  for (const { inspect } of kinds) for (const problem of await inspect(db)) problems.add(problem);
  await db.destroy();
  return { label, saved, refused, problems: [...problems].map((problem) => `${label}: ${problem}`) };
}

/** Fills the disk to the last byte. */
function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  for (const size of [1_000_000, 1000, 1])
    try {
      const bytes = Buffer.alloc(size);
      while (writeSync(descriptor, bytes) === size);
    } catch {
      // The disk has no room for so many bytes.
    }
  closeSync(descriptor);
}

/** Makes the next write need a new file of the log. */
async function beginLogFile(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, file: '' });
  // PostgreSQL may end itself at this statement already; that it does is asked afterwards.
  await sql`select pg_switch_wal()`.execute(db).catch(() => undefined);
  await db.destroy();
}
