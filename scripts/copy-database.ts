// `npm run copy:postgres`: everything from the SQLite file in DATA_DIR into the empty PostgreSQL database of DATABASE_URL, and
// `npm run copy:sqlite` back into a new file. Uploaded pictures are not moved, and what is copied is not changed: the server uses it
// until it is started with, or without, DATABASE_URL.
import { existsSync } from 'node:fs';
import { connect } from '#server/db/connect.ts';
import { copyDatabase } from '#server/db/copy-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';

process.once('uncaughtException', endWith);

process.umask(0o077); // a new file is the server's alone
const toPostgres = process.argv[2] === 'postgres';
const { databaseUrl, databaseFile } = readSettings();
if (!databaseUrl) stop(`Say where ${toPostgres ? 'to' : 'from'}: DATABASE_URL=postgres://…`);
if (toPostgres && !existsSync(databaseFile)) stop(`There is no ${databaseFile}: set DATA_DIR.`);
if (!toPostgres && existsSync(databaseFile))
  stop(`There is a ${databaseFile} already: move it away, or choose another DATA_DIR.`);
const file = connect({ file: databaseFile });
const postgres = connect({ databaseUrl, file: '' });
const [from, to] = toPostgres ? [file, postgres] : [postgres, file];
await migrate(from);
await migrate(to);
const count = await copyDatabase(from, to);
await Promise.all([from.destroy(), to.destroy()]);
if (count === undefined) stop('Nothing was copied: the PostgreSQL database is not empty.');
console.log(
  `${count} rows were copied. Start the server ${toPostgres ? 'with' : 'without'} DATABASE_URL from now on.`,
);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
