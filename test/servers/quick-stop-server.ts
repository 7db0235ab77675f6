// The server as server/main.ts starts it, without pages, and with a stop that waits a third of the usual time for clients that do not read: for stop.test.ts.
import { buildApp } from '#server/app.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { stopGracefully, usualStop } from '#server/stop.ts';

const settings = readSettings();
const services = await openServices(settings);
const app = await buildApp({
  ...services,
});
// The farewell is not shortened: on a busy machine a client in use would seem idle.
stopGracefully(app, services.db, { ...usualStop, patience: usualStop.patience / 3 });
await app.listen({ port: settings.port, host: settings.host });
