import * as z from 'zod/mini';
import { filterChoices } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { invitedFilters } from '#shared/people/status-filter.ts';
import { statusLabels, studentStatuses } from '#shared/people/student-status.ts';
import { studentFields, studentSortKeys } from '#shared/people/students.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

/** Without a status in the address the list shows the current students. */
export const statusFilterField = {
  status: {
    label: 'Status',
    choices: ['ALL', ...studentStatuses],
    choiceLabels: { ALL: 'All students', ...statusLabels },
    filter: { all: 'Current students' },
    stored: z.string(),
  },
} as const satisfies Fields;

const { year, ...others } = studentFields;
export const yearFilterField = { year };
/** The filters of the office's list that are not in sight at first. */
export const furtherFilterFields = {
  ...others,
  invited: {
    label: 'Invites to the portal',
    choices: invitedFilters,
    choiceLabels: { no: 'Not invited yet' },
    filter: { all: 'Invited or not' },
    stored: z.string(),
  },
} as const satisfies Fields;

export const studentListSearch = listSearch(studentSortKeys, {
  ...filterChoices({ year, ...furtherFilterFields, ...statusFilterField }),
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
