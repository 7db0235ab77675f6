// The server as `server/main.ts` starts it, without the limit on calls per caller: a load test makes more calls than the limit allows.
// Prints its port and nothing else.
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '#server/app.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { fillStartRecords } from '#server/site/start-records.ts';
import { stopGracefully } from '#server/stop.ts';

const settings = readSettings();
const services = await openServices(settings);
const app = await buildApp({
  ...services,
  siteDirectory: process.env.SITE_DIRECTORY ?? join(import.meta.dirname, '../dist'),
  volume: { perSession: 1e9, filesPerSession: 1e9, perAddress: 1e9, pagesPerAddress: 1e9 },
});
await fillStartRecords(services.db, services.clock());
// For the soak: how late the event loop was since the last question, in milliseconds (p99).
const lateness = monitorEventLoopDelay({ resolution: 10 });
lateness.enable();
app.get('/event-loop-delay', async () => {
  const p99 = lateness.percentile(99) / 1e6 - 10;
  lateness.reset();
  return { p99 };
});
// What is still referenced, for the test of the memory's growth. `startApp` of bench/processes.ts passes --expose-gc.
app.get('/live-bytes', async () => {
  globalThis.gc?.();
  await new Promise((resolve) => setImmediate(resolve));
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { bytes: heapUsed + external };
});
stopGracefully(app, services.db);
await app.listen({ port: 0, host: settings.host });
const address = app.server.address();
console.log(typeof address === 'object' && address?.port);
