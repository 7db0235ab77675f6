// A list as its caller asked for it: a page, or everything in parts.
import type { FastifyReply } from 'fastify';
import type { Page } from '#server/db/list-page.ts';
import { partsOf, type WholeList } from '#server/db/whole-list.ts';
import { totalCountHeader } from '#shared/list-query.ts';
import type { Context } from './context.ts';
import { waitForTurn } from './turns.ts';

type Listing = Pick<Context<never>, 'reply'> & {
  query: { page?: number | undefined };
  session: { accountId: string };
};

/** @param list reads the page, or everything where the query names none */
export async function answerList<R>(
  { query, session, reply }: Listing,
  list: () => Promise<Page<R> | WholeList<R>>,
): Promise<R[] | AsyncIterable<R[]>> {
  if (query.page === undefined) await waitForTurn(session.accountId, reply);
  const found = await list();
  reply.header(totalCountHeader, found.total);
  return 'rows' in found ? found.rows : partsOf(found);
}

/** Parts of a list as one JSON array, each through the schema of the answer. */
export async function* jsonArray(parts: AsyncIterable<unknown[]>, reply: FastifyReply, status: number) {
  yield '[';
  let separator = '';
  for await (const part of parts) {
    if (part.length === 0) continue;
    // The types take objects only, and text for a status.
    const text = reply.serializeInput(part as object as Record<string, unknown>, `${status}`) as string;
    yield separator + text.slice(1, -1);
    separator = ',';
  }
  yield ']';
}
