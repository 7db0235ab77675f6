import { facultySortKeys } from '#shared/faculty.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(facultySortKeys, {});

/** Designations are free text. */
export function facultyListSearch(address: Record<string, unknown>) {
  const { designation } = address;
  return {
    ...readList(address),
    designation: typeof designation === 'string' && designation ? designation.slice(0, 80) : undefined,
  };
}
export type FacultyListSearch = ReturnType<typeof facultyListSearch>;
