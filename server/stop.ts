import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/schema.ts';

/** Milliseconds. */
export const usualStop = {
  /** In this time every answer announces the end of its connection, so that no connection is cut between two requests. */
  farewell: 1000,
  /** Then connections whose clients do not read are closed. */
  patience: 6000,
  /** Then the process exits, whatever is still open. */
  hardStop: 10_000,
};

/**
 * Ctrl-C and SIGTERM: connections end with their next answer, no new ones are accepted, running requests finish, the database is
 * closed, and the process exits with 0. To be called before the app listens.
 */
export function stopGracefully(
  app: FastifyInstance,
  db: Database,
  { farewell, patience, hardStop } = usualStop,
): void {
  // From here on Fastify sends `Connection: close` and still accepts connections.
  app.addHook('preClose', () => wait(farewell));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardStop).unref();
    // Browsers keep idle connections open; Fastify would wait a minute for each, and closing all would abort running requests.
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
