import { useQuery } from '@tanstack/react-query';
import type { Student } from '#shared/students.ts';
import { yearLabels } from '#shared/years.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { YearFilter } from '../../common/filter-select.tsx';
import { useListSearch } from '../../common/list-search.ts';
import { ListTable } from '../../common/list-table.tsx';
import { ListToolbar } from '../../common/list-toolbar.tsx';
import { studentListQuery } from '../students/student-queries.ts';
import { facultyStudentsSearch } from './panel-search.ts';

const columns: readonly Column<Student>[] = [
  { header: 'First Name', isTitle: true, sortKey: 'firstName', cell: ({ firstName }) => firstName },
  { header: 'Last Name', isTitle: true, sortKey: 'lastName', cell: ({ lastName }) => lastName },
  {
    header: 'Email',
    sortKey: 'email',
    cell: ({ contactInfo }) => contactInfo?.email,
  },
  { header: 'Phone', cell: ({ contactInfo }) => contactInfo?.phone || 'Not Provided' },
  { header: 'Year', sortKey: 'year', cell: ({ year }) => yearLabels[year] },
];

/** The student list as faculty see it. */
export function StudentsToRead() {
  const [search, update] = useListSearch(facultyStudentsSearch);
  const { faculty: _faculty, ...list } = search;
  const query = useQuery(studentListQuery(list));
  return (
    <>
      <ListToolbar noun="students" q={search.q ?? ''} onSearch={(q) => update({ q })}>
        <YearFilter year={search.year} onChange={(year) => update({ year })} />
      </ListToolbar>
      <ListTable
        caption="Students"
        noun="students"
        empty="No students found."
        query={query}
        rowKey={({ id }) => id}
        search={search}
        defaultSort="lastName"
        onChange={update}
        columns={columns}
      />
    </>
  );
}
