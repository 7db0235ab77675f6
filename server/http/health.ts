import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Milliseconds: monitoring programs wait only a short time. */
const patience = 1500;

/** `/healthz`: the process answers. `/readyz`: it can serve — the database answers and it is not stopping. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    const answers = await Promise.race([
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
      wait(patience, false, { ref: false }),
    ]);
    return answers ? { status: 'ready' } : reply.code(503).send({ status: 'the database does not answer' });
  });
}
