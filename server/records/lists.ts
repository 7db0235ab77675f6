// Answers of lists: one page, or the whole list in chunks.
import type { FastifyReply } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Page } from '#server/db/list-page.ts';
import { partsOf, type WholeList } from '#server/db/whole-list.ts';
import { totalCountHeader } from '#shared/kit/list-pages.ts';
import { waitForTurn } from './list-turns.ts';

type Listing = Pick<Context<never>, 'reply'> & {
  query: { page?: number | undefined };
  session: { accountId: string };
};

/** @param list reads the page, or the whole list where the query has no page */
export async function answerList<R>(
  { query, session, reply }: Listing,
  list: () => Promise<Page<R> | WholeList<R>>,
): Promise<R[] | AsyncIterable<R[]>> {
  if (query.page === undefined) await waitForTurn(session.accountId, reply);
  const found = await list();
  if ('rows' in found) return answerPage(reply, found);
  reply.header(totalCountHeader, found.total);
  return partsOf(found);
}

export function answerPage<R>(reply: FastifyReply, { rows, total }: Page<R>): R[] {
  reply.header(totalCountHeader, total);
  return rows;
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
