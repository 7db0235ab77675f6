import type { Fields, FilterFields, FilterQuery } from '#shared/kit/fields/fields.ts';
import { invitedFilters } from '#shared/people/status-filter.ts';
import { statusLabels, studentStatuses } from '#shared/people/student-status.ts';
import { type Student, studentFields, studentSortKeys } from '#shared/people/students.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { type ListPage, type ListQuery, listOf, type ShownList } from '#web/portal/kit/lists/list-of.ts';

/** Without a status in the address the list shows the current students. */
export const statusFilterField = {
  status: {
    label: 'Status',
    choices: ['ALL', ...studentStatuses],
    choiceLabels: { ALL: 'All students', ...statusLabels },
    filter: { all: 'Current students' },
  },
} as const satisfies FilterFields;

const { year, ...others } = studentFields;
/** The filters of the office's list that are in sight at first, and the others. */
export const firstFilterFields = { year, ...statusFilterField };
export const furtherFilterFields = {
  ...others,
  invited: {
    label: 'Invites to the portal',
    choices: invitedFilters,
    choiceLabels: { no: 'Not invited yet' },
    filter: { all: 'Invited or not' },
  },
} as const satisfies FilterFields;

const usualColumns = new Set(['firstName', 'lastName', 'contactInfo.email', 'contactInfo.phone', 'year']);

/** The students as the office reads them. */
export const studentList = listOf({
  sortKeys: studentSortKeys,
  defaultSort: 'lastName',
  filters: { ...firstFilterFields, ...furtherFilterFields },
  columnChoices: {
    fields: studentFields,
    paths: Object.entries(studentFields as Fields).flatMap(([path, { input, control }]) =>
      input && control !== 'lines' && !usualColumns.has(path) ? [path] : [],
    ),
  },
  views: 'students',
  read: (query) =>
    callListQuery('listStudents', {
      query: { include: 'personalInfo,contactInfo', ...withStatusFilter(query) },
    }) as unknown as ListQuery<ListPage<Student>>, // the office gets every field
  exported: (filter) => callPath('exportStudents', {}, withStatusFilter(filter)),
});

/** The state of the list in the address. */
export type StudentListSearch = ReturnType<typeof studentList.readSearch>;
export type ShownStudents = ShownList<ListPage<Student>, StudentListSearch>;

/** As the API's list takes it. */
export function withStatusFilter<S extends object>({
  status,
  ...search
}: S & FilterQuery<typeof statusFilterField>) {
  return status === 'ALL' ? search : { ...search, status: status ?? ('CURRENT' as const) };
}
