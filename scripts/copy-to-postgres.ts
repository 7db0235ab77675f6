// `npm run copy:postgres`: everything from the SQLite file in DATA_DIR into the empty PostgreSQL database of DATABASE_URL.
// Uploaded pictures are not moved, and the SQLite file is not changed: the server uses it until it is started with DATABASE_URL.
import { existsSync } from 'node:fs';
import { connect } from '#server/db/connect.ts';
import { copyDatabase } from '#server/db/copy-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';

process.once('uncaughtException', endWith);

const { databaseUrl, databaseFile } = readSettings();
if (!databaseUrl || !existsSync(databaseFile)) {
  console.error(
    databaseUrl ? `There is no ${databaseFile}: set DATA_DIR.` : 'Say where to: DATABASE_URL=postgres://…',
  );
  process.exit(1);
}
const from = connect({ file: databaseFile });
const to = connect({ databaseUrl, file: '' });
await migrate(from);
await migrate(to);
const count = await copyDatabase(from, to);
await Promise.all([from.destroy(), to.destroy()]);
if (count === undefined) {
  console.error('Nothing was copied: the PostgreSQL database is not empty.');
  process.exit(1);
}
console.log(`${count} rows were copied. Start the server with DATABASE_URL from now on.`);
