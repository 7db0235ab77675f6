// The server as server/main.ts starts it, without pages, and with a stop that waits a fifth of the usual times: for stop.test.ts.
import { buildApp } from '#server/app.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { stopGracefully, usualStop } from '#server/stop.ts';

const settings = readSettings();
const services = await openServices(settings);
const app = await buildApp({
  ...services,
});
const { farewell, patience, hardStop } = usualStop;
stopGracefully(app, services.db, { farewell: farewell / 5, patience: patience / 5, hardStop: hardStop / 5 });
await app.listen({ port: settings.port, host: settings.host });
