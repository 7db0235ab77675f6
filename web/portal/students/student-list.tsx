import { useQuery } from '@tanstack/react-query';
import type { Student } from '#shared/students.ts';
import { yearLabels } from '#shared/study-years.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/records.ts';
import { YearFilter } from '#web/portal/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/lists/list-search.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { studentListSearch } from './student-list-search.ts';

const columns: readonly Column<Student>[] = [
  { header: 'First Name', isTitle: true, sortKey: 'firstName', cell: ({ firstName }) => firstName },
  { header: 'Last Name', isTitle: true, sortKey: 'lastName', cell: ({ lastName }) => lastName },
  {
    header: 'Enrolment Number',
    sortKey: 'enrollmentNumber',
    cell: ({ enrollmentNumber }) => enrollmentNumber,
  },
  { header: 'Email', sortKey: 'email', cell: ({ contactInfo }) => contactInfo?.email },
  { header: 'Phone', sortKey: 'phone', cell: ({ contactInfo }) => contactInfo?.phone || 'Not Provided' },
  { header: 'Year', sortKey: 'year', cell: ({ year }) => yearLabels[year] },
];

/** The student list as faculty read it. */
export function StudentList({ title }: { title: string }) {
  const [search, update] = useListSearch(studentListSearch);
  const query = useQuery(
    listQuery('students to read', search, (asked, signal) =>
      callList('listStudents', { signal, query: { include: 'contactInfo', ...asked } }),
    ),
  );
  return (
    <ListScreen
      title={title}
      noun="students"
      empty="No students found."
      hint="The office enters them."
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      search={search}
      defaultSort="lastName"
      onChange={update}
      exportHref={callPath('exportStudents', {}, filterOf(search))}
      filters={<YearFilter year={search.year} onChange={(year) => update({ year })} />}
    />
  );
}
