// The one check before a student gets something new: a fee, a payment, marks, attendance, an invite.

import { listFormerStudents } from '#server/db/people/students.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { fullName } from '#shared/people/full-name.ts';

/**
 * @param what is refused: 'no new fees'
 * @throws 409 with a sentence that names the first of these students who has left or graduated
 */
export async function refuseFormerStudents(db: Database, ids: readonly string[], what: string) {
  const former = await listFormerStudents(db, ids);
  const [first] = former;
  if (!first) return;
  const name = fullName(first);
  const others = former.length > 1 ? ` and ${former.length - 1} more` : '';
  const has =
    former.length > 1 ? 'have left or graduated' : `has ${first.status === 'LEFT' ? 'left' : 'graduated'}`;
  throw new ApiError(409, `${name}${others} ${has}: ${what}.`);
}
