// The college as the office has entered it: its live publication. Where there is none it has its start values.
import type { Database, Tx } from '#server/db/schema.ts';
import { type College, collegeContentSchema } from '#shared/website/college/college.ts';
import { findLive } from './publications.ts';

export const collegePublication = { noun: 'college', recordId: 'college' } as const;

/** The start value of what an earlier version of the program did not have. */
const toCollege = (data: string, start: College): College =>
  collegeContentSchema.parse({ ...start, ...(JSON.parse(data) as object) }); // as: written as an object

/** @param start what holds until it is entered. @returns with its version, 0 until then */
export async function findCollege(
  db: Database | Tx,
  start: College,
): Promise<{ college: College; version: number }> {
  const row = await findLive(db, collegePublication);
  return { college: row?.data ? toCollege(row.data, start) : start, version: row?.version ?? 0 };
}
