// `npm run copy:sqlite`: everything from the PostgreSQL database of DATABASE_URL into a new SQLite file in DATA_DIR. The
// PostgreSQL database is not changed: the server uses it until it is started without DATABASE_URL.
import { existsSync } from 'node:fs';
import { connect } from '#server/db/connect.ts';
import { copyDatabase } from '#server/db/copy-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';

process.once('uncaughtException', endWith);

process.umask(0o077); // the file is the server's alone
const { databaseUrl, databaseFile } = readSettings();
if (!databaseUrl || existsSync(databaseFile)) {
  console.error(
    databaseUrl
      ? `There is a ${databaseFile} already: move it away, or choose another DATA_DIR.`
      : 'Say where from: DATABASE_URL=postgres://…',
  );
  process.exit(1);
}
const from = connect({ databaseUrl, file: '' });
await migrate(from);
const to = connect({ file: databaseFile });
await migrate(to);
const count = await copyDatabase(from, to);
await Promise.all([from.destroy(), to.destroy()]);
console.log(`${count} rows were copied. Start the server without DATABASE_URL from now on.`);
