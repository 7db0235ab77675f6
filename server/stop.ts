import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/schema.ts';

/** Milliseconds. */
export const usualStop = {
  /** In this time a connection that is kept between two requests stays open, so that none is cut while a request is on its way. */
  farewell: 1000,
  /** Then connections whose clients do not read are closed. */
  patience: 6000,
  /** Then the process exits, whatever is still open. */
  hardStop: 10_000,
};

/**
 * Ctrl-C and SIGTERM: no new connections are accepted, the open ones end with their next answer, running requests finish, the database
 * is closed, and the process exits with 0. To be called before the app listens.
 */
export function stopGracefully(
  app: FastifyInstance,
  db: Database,
  { farewell, patience, hardStop } = usualStop,
): void {
  // From here on Fastify sends `Connection: close`.
  app.addHook('preClose', async () => {
    const { server } = app;
    // Not the HTTP server's own `close`, which would cut the connections between two requests.
    const allEnded = new Promise((resolve) => Server.prototype.close.call(server, resolve));
    setTimeout(() => server.closeAllConnections(), patience).unref();
    // Browsers keep idle connections open for minutes; closing all would abort running requests.
    await Promise.race([allEnded, wait(farewell)]);
    const sweep = setInterval(() => server.closeIdleConnections(), 200);
    server.closeIdleConnections();
    await allEnded;
    clearInterval(sweep);
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardStop).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
