// `node bench/files.ts`: where uploaded files could be kept. A folder, as it was, SQLite blobs and PostgreSQL bytea, with
// pictures of the usual size and files up to 10 MB: time to write, to read, to back up, space and memory. See decision 015.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startCluster } from '#test/servers/postgres.ts';
import { drawTable, fixed, median, type Row } from './table.ts';

const workloads = [
  { what: 'picture of 30 kB', bytes: 30_000, count: 1000 },
  { what: 'scan of 1 MB', bytes: 1_000_000, count: 100 },
  { what: 'file of 10 MB', bytes: 10_000_000, count: 30 },
];

interface Store {
  name: string;
  write: (key: string, bytes: Buffer) => Promise<void>;
  read: (key: string) => Promise<Uint8Array>;
  /** Copies everything. */
  backUp: () => void;
  /** Megabytes on disk of the copy. */
  copyMegabytes: () => number;
  close: () => Promise<void>;
}

const megabytesOf = (path: string) =>
  Number(execFileSync('du', ['-sk', path], { encoding: 'utf8' }).split('\t')[0]) / 1000;

function folderStore(directory: string): Store {
  const [files, copy] = [join(directory, 'files'), join(directory, 'copy')];
  mkdirSync(files);
  return {
    name: 'folder',
    write: async (key, bytes) => {
      // As durable as a commit: the data is on the disk when the call answers.
      const file = await open(join(files, key), 'w');
      await file.writeFile(bytes);
      await file.sync();
      await file.close();
    },
    read: (key) => readFile(join(files, key)),
    backUp: () => cpSync(files, copy, { recursive: true }),
    copyMegabytes: () => megabytesOf(copy),
    close: async () => {},
  };
}

function sqliteStore(directory: string): Store {
  const copy = join(directory, 'copy.db');
  const database = new DatabaseSync(join(directory, 'college.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table files (key text primary key, bytes blob not null) strict');
  const insert = database.prepare('insert into files values (?, ?)');
  const select = database.prepare('select bytes from files where key = ?');
  return {
    name: 'SQLite',
    write: async (key, bytes) => void insert.run(key, bytes),
    read: async (key) => select.get(key)?.bytes as Uint8Array, // the column is a blob
    backUp: () => void database.prepare('vacuum into ?').run(copy),
    copyMegabytes: () => megabytesOf(copy),
    close: async () => database.close(),
  };
}

async function postgresStore(directory: string, url: string): Promise<Store> {
  const copy = join(directory, 'copy.dump');
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query('create table files (key text primary key, bytes bytea not null)');
  // Files that cannot be compressed further are stored as they are.
  await pool.query('alter table files alter column bytes set storage external');
  return {
    name: 'PostgreSQL',
    write: async (key, bytes) => void (await pool.query('insert into files values ($1, $2)', [key, bytes])),
    read: async (key) => {
      const { rows } = await pool.query<{ bytes: Buffer }>('select bytes from files where key = $1', [key]);
      return rows[0]?.bytes ?? Buffer.alloc(0);
    },
    backUp: () => void execFileSync('pg_dump', ['--format=custom', `--file=${copy}`, url]),
    copyMegabytes: () => megabytesOf(copy),
    close: () => pool.end(),
  };
}

/** Milliseconds of each call, one after the other. */
async function time(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await work(index);
    times.push(performance.now() - begun);
  }
  return times;
}

const describe = (times: number[]) => `${fixed(median(times))} ms (worst ${fixed(Math.max(...times), 0)})`;

async function measure(store: Store, { what, bytes, count }: (typeof workloads)[number]): Promise<Row> {
  const content = randomBytes(bytes); // like a picture, it cannot be compressed
  const before = process.memoryUsage.rss();
  const written = await time(count, (index) => store.write(`file${index}`, content));
  const read = await time(count, async (index) => {
    const { length } = await store.read(`file${index}`);
    if (length !== bytes) throw new Error(`${store.name} gave ${length} bytes`);
  });
  const memory = (process.memoryUsage.rss() - before) / 1e6;
  const begun = performance.now();
  store.backUp();
  const backup = (performance.now() - begun) / ((bytes * count) / 1e8);
  const space = store.copyMegabytes() / ((bytes * count) / 1e6);
  return {
    what: `${store.name}, ${what}`,
    measured: `write ${describe(written)}, read ${describe(read)}`,
    compared: `backup ${fixed(backup, 0)} ms per 100 MB, ${fixed(space, 2)} × the size`,
    target: `memory +${fixed(Math.max(0, memory), 0)} MB`,
  };
}

const cluster = await startCluster(['fsync=on', 'full_page_writes=on']);
const rows: Row[] = [];
try {
  for (const workload of workloads) {
    for (const make of [folderStore, sqliteStore, (at: string) => postgresStore(at, cluster.url)]) {
      const directory = mkdtempSync(join(tmpdir(), 'college-files-'));
      const store = await make(directory);
      rows.push(await measure(store, workload));
      await store.close();
      rmSync(directory, { recursive: true });
    }
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query('drop table files');
    await client.end();
  }
} finally {
  await cluster.stop();
}
console.log(drawTable(rows));
