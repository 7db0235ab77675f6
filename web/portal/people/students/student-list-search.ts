import { filterChoices } from '#shared/kit/fields/field-schemas.ts';
import { invitedFilters } from '#shared/people/status-filter.ts';
import { studentStatuses } from '#shared/people/student-status.ts';
import { studentFields, studentSortKeys } from '#shared/people/students.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

/** Without a status in the address the list shows the current students. */
export const studentListSearch = listSearch(studentSortKeys, {
  ...filterChoices(studentFields),
  status: ['ALL', ...studentStatuses],
  invited: invitedFilters,
  /** The keys of the columns that are shown besides the usual ones: 'batch,quota'. */
  cols: [] as readonly string[],
});

export type StudentListSearch = ReturnType<typeof studentListSearch>;

/** As the API's list takes it: the columns belong to the screen alone. */
export function withStatusFilter<S extends object>({
  status,
  cols: _cols,
  ...search
}: S & Pick<StudentListSearch, 'status' | 'cols'>) {
  if (status === 'ALL') return search;
  return { ...search, status: status ?? ('CURRENT' as const) };
}
