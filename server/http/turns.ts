// Whole lists and exports are made one at a time for each person: eight at once would leave the others nothing.
import type { FastifyReply } from 'fastify';
import { tooMany } from '#server/errors.ts';

const mostWaiting = 8;
const retryAfter = 5;

/** Who waits behind whom; a person has an entry while one of their lists is made. */
const lines = new Map<string, (() => void)[]>();

/** Resolves when it is this answer's turn. The turn ends with the answer, however that ends. Throws 429 where too many wait. */
export async function waitForTurn(accountId: string, { raw }: FastifyReply): Promise<void> {
  const line = lines.get(accountId);
  if (line && line.length >= mostWaiting) throw tooMany(retryAfter);
  if (line) await new Promise<void>((resolve) => line.push(resolve));
  else lines.set(accountId, []);
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    const next = lines.get(accountId)?.shift();
    if (next) next();
    else lines.delete(accountId);
  };
  if (raw.destroyed) leave();
  raw.once('finish', leave).once('close', leave);
}
