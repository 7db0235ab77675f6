// A call that takes too long is answered with 503, and its further queries are refused.
import type { FastifyReply } from 'fastify';
import { stoppable } from '#server/db/driver/stoppable.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';

const retryAfter = 5;
const tooLong = () =>
  new ApiError(503, 'This took too long and was stopped. Please try again.', { retryAfter });

/**
 * @param work gets a database that refuses every further statement once the time is over, so that its transaction is rolled
 * back. A statement that is running on PostgreSQL ends by its own time limit.
 * @param limit milliseconds
 * @throws 503
 */
export function withinTime<T>(db: Database, limit: number, work: (db: Database) => Promise<T>): Promise<T> {
  const { database, stop } = stoppable(db, tooLong);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(tooLong());
    }, limit);
    const settle =
      <V>(end: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        end(value);
      };
    work(database).then(settle(resolve), settle(reject));
  });
}

/** For work between two queries: the caller has left, or was told that it took too long. @throws 503, which no caller sees */
export function expectReader({ sent, raw }: Pick<FastifyReply, 'sent' | 'raw'>): void {
  if (sent || raw.destroyed) throw tooLong();
}
