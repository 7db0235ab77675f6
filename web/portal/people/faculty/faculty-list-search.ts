import { firstCharacters } from '#shared/kit/text/characters.ts';
import { facultySortKeys } from '#shared/people/faculty.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { listSearch, pageOf } from '#web/portal/kit/lists/list-search.ts';

const readList = listSearch(facultySortKeys, {
  /** The keys of the columns that are shown besides the usual ones: 'phone,gender'. */
  cols: [] as readonly string[],
});

/** Designations are free text. */
export function facultyListSearch(address: Record<string, unknown>) {
  const { designation } = address;
  return {
    ...readList(address),
    designation:
      typeof designation === 'string' && designation ? firstCharacters(designation, 80) : undefined,
  };
}
export type FacultyListSearch = ReturnType<typeof facultyListSearch>;

const include = 'personalInfo,contactInfo';

export const facultyListQuery = ({ cols: _, ...search }: FacultyListSearch) =>
  callListQuery('listFaculty', { query: { include, ...pageOf(search) } });
