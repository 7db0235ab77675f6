import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/schema.ts';

/** Milliseconds in which every answer says that its connection ends: then none is cut between two requests. */
const farewell = 1000;
/** After this long, connections whose callers do not read are cut. */
const patience = 6000;
/** After this long the process ends whatever is still open. */
const hardStop = 10_000;

/**
 * Ctrl-C and SIGTERM: connections end with their next answer, no new ones are taken, what runs finishes, the database is
 * closed, exit 0. To be called before the app listens.
 */
export function stopGracefully(app: FastifyInstance, db: Database): void {
  // Fastify sends `Connection: close` from here on, and still listens.
  app.addHook('preClose', () => wait(farewell));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardStop).unref();
    // Browsers keep idle connections open; Fastify would wait a minute for each, and cutting all would cut a running one.
    const sweep = setInterval(() => !app.server.listening && app.server.closeIdleConnections(), 200);
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    await app.close();
    clearInterval(sweep);
    await db.destroy();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
