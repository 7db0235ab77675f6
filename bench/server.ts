// The server as `server/main.ts` starts it, without the limit on calls per caller: a load test makes more calls than the limit allows.
// Prints its port and nothing else.
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { Uploads } from '#server/http/uploads.ts';
import { readSecretKey } from '#server/secret-key.ts';
import { readSettings } from '#server/settings.ts';
import { stopGracefully } from '#server/stop.ts';

const settings = readSettings();
const db = connect({ databaseUrl: settings.databaseUrl, file: settings.databaseFile });
const app = await buildApp({
  db,
  secretKey: await readSecretKey(settings),
  settings,
  clock: () => new Date(),
  uploads: new Uploads(settings.uploadsDir),
  siteDirectory: join(import.meta.dirname, '../dist'),
  volume: { perSession: 1e9, perAddress: 1e9 },
});
await migrate(db);
stopGracefully(app, db);
await app.listen({ port: 0, host: settings.host });
const address = app.server.address();
console.log(typeof address === 'object' && address?.port);
