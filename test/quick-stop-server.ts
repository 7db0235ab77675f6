// The server as server/main.ts starts it, without pages, and with a stop that waits a fifth of the usual times: for stop.test.ts.
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { Uploads } from '#server/http/uploads.ts';
import { usualCost } from '#server/password-cost.ts';
import { readSecretKey } from '#server/secret-key.ts';
import { readSettings } from '#server/settings.ts';
import { stopGracefully, usualStop } from '#server/stop.ts';

const settings = readSettings();
const db = connect({ databaseUrl: settings.databaseUrl, file: settings.databaseFile });
const app = await buildApp({
  db,
  secretKey: await readSecretKey(settings),
  settings,
  clock: () => new Date(),
  uploads: new Uploads(settings.uploadsDir),
  passwordCost: usualCost,
});
const { farewell, patience, hardStop } = usualStop;
stopGracefully(app, db, { farewell: farewell / 5, patience: patience / 5, hardStop: hardStop / 5 });
await app.listen({ port: settings.port, host: settings.host });
