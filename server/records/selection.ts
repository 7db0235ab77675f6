// The records of an action on many: exactly those that the caller was shown, locked.

import { lockRecords } from '#server/db/locks.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { counted } from '#shared/kit/format.ts';
import { inSentence } from '#shared/kit/record-types.ts';

/** The ids of the rows, or a filter with the number of rows that were shown. */
interface Selection<F> {
  ids?: string[] | undefined;
  filter?: F | undefined;
  expected?: number | undefined;
}

/**
 * The chosen records, locked until the transaction ends.
 * @throws 409 where they are not exactly those that the caller was shown
 */
export async function selectedRecords<F, R>(
  tx: Tx,
  noun: 'student' | 'faculty' | 'guardian',
  { ids = [], filter, expected = 0 }: Selection<F>,
  listIds: (tx: Tx, filter: F) => Promise<string[]>,
  listByIds: (tx: Tx, ids: string[]) => Promise<R[]>,
): Promise<R[]> {
  const one = inSentence(noun);
  const chosen = filter ? await listIds(tx, filter) : [...new Set(ids)];
  if (filter && chosen.length !== expected)
    throw new ApiError(
      409,
      `You chose ${counted(expected, one)}, but the list now has ${chosen.length}. Nothing was done. Look at the list again.`,
    );
  await lockRecords(tx, noun, chosen);
  const found = await listByIds(tx, chosen);
  if (found.length !== chosen.length) {
    const gone = chosen.length - found.length;
    throw new ApiError(
      409,
      `${counted(gone, `${one} of your choice is`, `${one}s of your choice are`)} no longer in the records. Nothing was done. Look at the list again.`,
    );
  }
  return found;
}
