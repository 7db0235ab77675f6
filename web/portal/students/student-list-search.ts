import { filterChoices } from '#shared/field-schemas.ts';
import { studentFields, studentSortKeys } from '#shared/students.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

export const studentListSearch = listSearch(studentSortKeys, filterChoices(studentFields));

export type StudentListSearch = ReturnType<typeof studentListSearch>;
