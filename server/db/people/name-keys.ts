// What lists of people are sorted by, in the columns of a row.
import { camelCased } from '#server/db/row-names.ts';
import { sortKey } from '#shared/kit/text/sort-key.ts';
import { fullName, type Named } from '#shared/people/full-name.ts';

/** The one name of a person counts as the last name. */
export function nameKeyColumns({ firstName, lastName }: Named) {
  return { last_name_key: sortKey(lastName || firstName), first_name_key: sortKey(firstName) };
}

/** The order of lists by last name, for people who are read without it. */
export function byLastName(a: Named, b: Named): number {
  const [first, second] = [nameKeyColumns(a), nameKeyColumns(b)];
  if (first.last_name_key !== second.last_name_key)
    return first.last_name_key < second.last_name_key ? -1 : 1;
  return first.first_name_key < second.first_name_key ? -1 : 1;
}

export function fullNameOf(row: { first_name: string; last_name: string }): string {
  return fullName({ firstName: row.first_name, lastName: row.last_name });
}

/** A student as lists of others name one. */
export const namedStudent = ({ id, first_name, last_name, enrollment_number }: StudentNames) =>
  camelCased({ id, first_name, last_name, enrollment_number });
type StudentNames = Record<'id' | 'first_name' | 'last_name' | 'enrollment_number', string>;
