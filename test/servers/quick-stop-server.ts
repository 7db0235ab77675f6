// The server as server/main.ts starts it, without pages, and with a stop that waits less than usual for clients that do not read: for stop.test.ts.
import { buildApp } from '#server/app.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { stopGracefully, usualStop } from '#server/stop.ts';

const settings = readSettings();
const services = await openServices(settings);
const app = await buildApp({
  ...services,
});
// Not much less, and the farewell is not shortened: on a busy machine a client in use would seem idle, or would be cut.
stopGracefully(app, services.db, { ...usualStop, patience: usualStop.patience / 2 });
await app.listen({ port: settings.port, host: settings.host });
