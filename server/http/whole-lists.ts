// Whole lists, exports and documents run one at a time for each user: eight at once would delay all other users.
import type { FastifyReply } from 'fastify';
import type { Context } from '#server/context.ts';
import { tooMany } from '#server/errors.ts';

const mostWaiting = 8;
const retryAfter = 5;

/** The waiting requests of each account; an account has an entry while one of its lists is being sent. */
const lines = new Map<string, (() => void)[]>();

/** Resolves when the account's earlier lists have been sent or aborted. @throws 429 where too many requests wait */
export async function waitForTurn(accountId: string, { raw }: FastifyReply): Promise<void> {
  const line = lines.get(accountId);
  if (line && line.length >= mostWaiting) throw tooMany(retryAfter);
  if (line) await new Promise<void>((resolve) => line.push(resolve));
  else lines.set(accountId, []);
  let hasLeft = false;
  const leave = () => {
    if (hasLeft) return;
    hasLeft = true;
    const next = lines.get(accountId)?.shift();
    if (next) next();
    else lines.delete(accountId);
  };
  if (raw.destroyed) leave();
  raw.once('finish', leave).once('close', leave);
}

type Listing = Pick<Context<never>, 'reply'> & {
  query: { page?: number | undefined };
  session: { accountId: string };
};

/** @param read the page, or in its turn the whole list where the query has no page */
export async function inListTurn<L>({ query, session, reply }: Listing, read: () => Promise<L>): Promise<L> {
  if (query.page === undefined) await waitForTurn(session.accountId, reply);
  return read();
}

/** Writes the chunks of a list as one JSON array, each serialized by the schema of the answer. */
export async function* jsonArray(parts: AsyncIterable<unknown[]>, reply: FastifyReply, status: number) {
  yield '[';
  let separator = '';
  for await (const part of parts) {
    if (part.length === 0) continue;
    // Fastify's types accept only objects here, and the status only as text.
    const text = reply.serializeInput(part as object as Record<string, unknown>, `${status}`) as string;
    yield separator + text.slice(1, -1);
    separator = ',';
  }
  yield ']';
}
