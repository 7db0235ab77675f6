import { listFacultyBy, listFacultyIds } from '#server/db/people/faculty.ts';
import { byLastName } from '#server/db/people/name-keys.ts';
import type { Tx } from '#server/db/schema.ts';
import { selectedRecords } from '#server/records/selection.ts';
import type { Faculty } from '#shared/people/faculty.ts';
import type { FacultySelection } from '#shared/people/faculty-selection.ts';

/**
 * The chosen faculty members, with personal and contact information, locked until the transaction ends, by name.
 * @throws 409 where they are not exactly those that the caller was shown
 */
export async function selectedFaculty(tx: Tx, selection: FacultySelection): Promise<Faculty[]> {
  const found = await selectedRecords(tx, selection, {
    noun: 'faculty',
    one: 'faculty member',
    listIds: listFacultyIds,
    listByIds: (db, ids) => listFacultyBy(db, 'faculty.id', ids),
  });
  return found.toSorted(byLastName);
}
