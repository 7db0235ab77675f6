import { studentSortKeys } from '#shared/students.ts';
import { years } from '#shared/years.ts';
import { listSearch } from '../lists/list-search.ts';

export const studentListSearch = listSearch(studentSortKeys, { year: years });

export type StudentListSearch = ReturnType<typeof studentListSearch>;
