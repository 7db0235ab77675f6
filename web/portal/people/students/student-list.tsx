import type { ReactNode } from 'react';
import { yearLabels } from '#shared/kit/study-years.ts';
import { type ListedStudent, studentFields, studentSortKeys } from '#shared/people/students.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { withStatusFilter } from './student-list-search.ts';
import { StudentPicture } from './student-picture.tsx';

const columns: readonly Column<ListedStudent>[] = [
  fieldColumn(studentFields, 'firstName', {
    isTitle: true,
    cell: (student) => (
      <span className="inline-flex items-center gap-3">
        <span aria-hidden="true" className="flex-none">
          <StudentPicture student={student} className="size-9 text-sm" />
        </span>
        <span className="min-w-0">
          <BreakableText text={student.firstName} />
          <span className="card-only"> {student.lastName}</span>
        </span>
      </span>
    ),
  }),
  fieldColumn(studentFields, 'lastName'),
  fieldColumn(studentFields, 'enrollmentNumber', { isDetail: true }),
  fieldColumn(studentFields, 'contactInfo.email'),
  fieldColumn(studentFields, 'contactInfo.phone', { isDetail: true }),
  fieldColumn(studentFields, 'year', {
    isFigure: true,
    cell: ({ year, isTaught }) => (
      <span className="whitespace-nowrap">
        {yearLabels[year]}
        {isTaught && <span className="block text-sm text-ink-soft">your class</span>}
      </span>
    ),
  }),
];

/** Teachers may not filter by fields that they may not read. */
const classList = listOf({
  sortKeys: studentSortKeys,
  defaultSort: 'lastName',
  filters: { year: studentFields.year },
  read: (query) =>
    callListQuery('listStudents', {
      query: { include: 'contactInfo', first: 'taught', ...withStatusFilter(query) },
    }),
  exported: (filter) => callPath('exportStudents', {}, withStatusFilter(filter)),
});

/** The student list as faculty read it. */
export function StudentList({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <ListScreen
      title={title}
      actions={actions}
      noun="students"
      empty="No students found."
      hint="The office enters them."
      list={useList(classList)}
      columns={columns}
      hasPhones
    />
  );
}
