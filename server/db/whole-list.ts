// Lists without `page`: the whole list, read in chunks. SQLite is synchronous: 35,000 records in one query would block all
// other requests and take a hundred megabytes.
import { ownTurn } from '#server/own-turn.ts';
import type { Page } from './list-page.ts';
import { chunksOf } from './rows.ts';

const recordsPerPart = 100;

/** All records that match a query. */
export interface WholeList<R> {
  total: number;
  /** Can be read once only. */
  parts: AsyncIterable<R[]>;
}

/**
 * @param ids of all matching records, in order. They are read in one query, so that records created or deleted while the
 * list is read make no other record missing or doubled; a record that is deleted in the meantime is left out.
 * @param read gives the records of some ids, in any order. The first chunk is read before this function returns: a failure
 * can then still be answered with a status.
 */
export async function wholeList<R extends { id: string }>(
  ids: string[],
  read: (ids: string[]) => Promise<R[]>,
  size = recordsPerPart,
): Promise<WholeList<R>> {
  const [first, ...others] = chunksOf(ids, size);
  const firstRecords = first ? await inOrder(first, read) : [];
  async function* parts() {
    yield firstRecords;
    for (const part of others) {
      await ownTurn();
      yield await inOrder(part, read);
    }
  }
  return { total: ids.length, parts: parts() };
}

/** The records of these ids in their order; one that is deleted in the meantime is left out. */
export async function inOrder<R extends { id: string }, Ids extends readonly string[]>(
  ids: Ids,
  read: (ids: Ids) => Promise<R[]>,
): Promise<R[]> {
  const found = new Map((await read(ids)).map((record) => [record.id, record]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The same list with `change` applied to each record. */
export function mapList<R, A>(
  list: Page<R> | WholeList<R>,
  change: (record: R) => A,
): Page<A> | WholeList<A> {
  if ('rows' in list) return { ...list, rows: list.rows.map(change) };
  const { total, parts } = list;
  async function* changed() {
    for await (const part of parts) yield part.map(change);
  }
  return { total, parts: changed() };
}

export async function* partsOf<R>(list: Page<R> | WholeList<R>): AsyncGenerator<R[]> {
  if ('parts' in list) yield* list.parts;
  else yield list.rows;
}
