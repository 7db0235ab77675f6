// Lists without `page`: everything, read part by part. SQLite answers at once, and 35,000 records in one piece would stand
// in everybody's way and take a hundred megabytes.
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Page } from './list-page.ts';
import { chunksOf } from './rows.ts';

const recordsPerPart = 250;

/** All that match a query. */
export interface WholeList<R> {
  total: number;
  /** To be read once. */
  parts: AsyncIterable<R[]>;
}

/**
 * @param ids of all that match, in order. They are read at once: what comes and goes while the rest is read makes no
 * record missing or come twice; one that is deleted meanwhile is left out.
 * @param read gives the records of some ids, in any order. The first part is read at once: while nothing was sent, a
 * failure can still be told.
 */
export async function wholeList<R extends { id: string }>(
  ids: string[],
  read: (ids: string[]) => Promise<R[]>,
  size = recordsPerPart,
): Promise<WholeList<R>> {
  const inOrder = async (part: string[]) => {
    const found = new Map((await read(part)).map((record) => [record.id, record]));
    return part.flatMap((id) => found.get(id) ?? []);
  };
  const [first, ...others] = chunksOf(ids, size);
  const firstRecords = first ? await inOrder(first) : [];
  async function* parts() {
    yield firstRecords;
    for (const part of others) {
      await yieldToOthers();
      yield await inOrder(part);
    }
  }
  return { total: ids.length, parts: parts() };
}

/** The same list with each record as `change` makes it. */
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

/** The parts of a list, of whichever kind it is. */
export async function* partsOf<R>(list: Page<R> | WholeList<R>): AsyncGenerator<R[]> {
  if ('parts' in list) yield* list.parts;
  else yield list.rows;
}
