import { studentSortKeys } from '#shared/students.ts';
import { years } from '#shared/study-years.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

export const studentListSearch = listSearch(studentSortKeys, { year: years });

export type StudentListSearch = ReturnType<typeof studentListSearch>;
