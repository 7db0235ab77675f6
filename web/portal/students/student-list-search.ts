import { filterChoices } from '#shared/field-schemas.ts';
import { studentStatuses } from '#shared/student-status.ts';
import { studentFields, studentSortKeys } from '#shared/students.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

/** Without a status in the address the list shows the current students. */
export const studentListSearch = listSearch(studentSortKeys, {
  ...filterChoices(studentFields),
  status: ['ALL', ...studentStatuses],
});

export type StudentListSearch = ReturnType<typeof studentListSearch>;

/** As the API's list takes it. */
export function withStatusFilter<S extends object>({
  status,
  ...search
}: S & Pick<StudentListSearch, 'status'>) {
  if (status === 'ALL') return search;
  return { ...search, status: status ?? ('CURRENT' as const) };
}
