import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/schema.ts';

/** After this long the process ends whatever is still open. */
const hardStop = 10_000;

/** Ctrl-C and SIGTERM: no new requests, the running ones finish, the database is closed, exit 0. */
export function stopGracefully(app: FastifyInstance, db: Database): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardStop).unref();
    // Browsers keep idle connections open; Fastify would wait a minute for each, and cutting all would cut a running one.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 200);
    await app.close();
    clearInterval(sweep);
    await db.destroy();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
