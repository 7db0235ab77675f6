// `npm run backup [-- <directory>]`: the database and the pictures, while the server runs. The newest are kept.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readSettings } from '#server/settings.ts';

const kept = 14;
const { dataDir, databaseFile, databaseUrl, uploadsDir } = readSettings();
const directory = resolve(process.argv[2] ?? join(dataDir, 'backups'));
const name = `college-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`;
const target = join(directory, name);
// Under its own name only when it is whole.
const partial = `${target}.part`;

/** A copy of one moment, whatever is written in the meantime; checked once, since a backup is rarely tried before it is needed. */
function saveSqlite(): void {
  if (!existsSync(databaseFile)) throw new Error(`There is no ${databaseFile}: set DATA_DIR.`);
  const copy = join(partial, 'college.db');
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 });
  database.prepare('vacuum into ?').run(copy);
  database.close();
  const saved = new DatabaseSync(copy, { readOnly: true });
  const [answer] = saved.prepare('pragma integrity_check').all();
  saved.close();
  if (answer?.integrity_check !== 'ok') throw new Error('The copy of the database is damaged.');
}

function savePostgres(url: string): void {
  // By the environment: every user of the machine can read a command line.
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  const environment = {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
  const file = join(partial, 'college.dump');
  execFileSync('pg_dump', ['--format=custom', `--file=${file}`], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

function savePictures(): void {
  if (existsSync(uploadsDir)) cpSync(uploadsDir, join(partial, 'uploads'), { recursive: true, force: false });
}

try {
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  // Before the database, for those that are replaced meanwhile, and after it, for those that are new.
  savePictures();
  if (databaseUrl) savePostgres(databaseUrl);
  else saveSqlite();
  savePictures();
  renameSync(partial, target);
} catch (error) {
  rmSync(partial, { recursive: true, force: true });
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const old = readdirSync(directory)
  .filter((entry) => /^college-[\dT-]{19}$/.test(entry))
  .sort()
  .slice(0, -kept);
for (const entry of old) rmSync(join(directory, entry), { recursive: true });
console.log(`Saved in ${target}`);
