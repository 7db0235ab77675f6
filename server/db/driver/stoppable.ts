import type { KyselyPlugin } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/**
 * A view of the database that can be closed, also within a transaction: each statement after `stop`, and the one that is
 * running, then fails with the error, and the transaction is rolled back.
 */
export function stoppable(db: Database, error: () => Error): { database: Database; stop: () => void } {
  let isStopped = false;
  const refuse = () => {
    if (isStopped) throw error();
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      refuse();
      return node;
    },
    // Queries that are compiled once come only through here.
    transformResult: async ({ result }) => {
      refuse();
      return result;
    },
  };
  return {
    database: db.withPlugin(plugin),
    stop: () => {
      isStopped = true;
    },
  };
}
