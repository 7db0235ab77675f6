// `npm run backup [-- <directory>]`: copies the database and the pictures while the server runs, and keeps the newest copies.
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
// The backup gets its final name only when it is complete.
const partial = `${target}.part`;

/** A consistent copy, also during writes. It is checked immediately, since backups are rarely tried before they are needed. */
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
  // Passed in the environment, because all users of the machine can read a command line.
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
  // Copied before the database, for pictures replaced in the meantime, and after it, for new ones.
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
