import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { defaultPageSize, pageSizes } from '#shared/list-query.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { Student } from '#shared/students.ts';
import { yearLabels, years } from '#shared/years.ts';
import { callPath } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ListToolbar } from '../../common/list-toolbar.tsx';
import { LoadFailure } from '../../common/load-failure.tsx';
import { ScreenHeader } from '../../common/screen-header.tsx';
import { StudentDialog } from './student-dialog.tsx';
import type { StudentListSearch } from './student-list-search.ts';
import { studentListQuery } from './student-queries.ts';

const route = getRouteApi('/admin-dashboard/students');

const studentColumns: readonly Column<Student>[] = [
  {
    header: 'First Name',
    sortKey: 'firstName',
    cell: ({ id, firstName }) => (
      <Link
        to={portalRoutes.admin(`students/${id}`)}
        className="font-medium text-teal underline-offset-4 hover:underline"
      >
        {firstName}
      </Link>
    ),
  },
  { header: 'Last Name', sortKey: 'lastName', cell: ({ lastName }) => lastName },
  { header: 'Email', sortKey: 'email', cell: ({ contactInfo }) => contactInfo?.email },
  {
    header: 'Phone',
    sortKey: 'phone',
    cell: ({ contactInfo }) => <span className="tabular">{contactInfo?.phone || 'Not Provided'}</span>,
  },
  { header: 'Year', sortKey: 'year', cell: ({ year }) => yearLabels[year] },
];

function editColumn(onEdit: (student: Student) => void): Column<Student> {
  return {
    header: 'Actions',
    isActions: true,
    cell: (student) => (
      <Button
        look="quiet"
        onClick={() => onEdit(student)}
        aria-label={`Edit ${student.firstName} ${student.lastName}`}
      >
        Edit
      </Button>
    ),
  };
}

export function StudentsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPending, refetch } = useQuery(studentListQuery(search));
  /** 'new', or the student being edited. */
  const [editing, setEditing] = useState<Student | 'new'>();

  /** A change of what is listed starts at the first page again. */
  const update = useCallback(
    (change: Partial<StudentListSearch>) =>
      void navigate({
        search: (before) => ({ ...before, page: undefined, ...change }),
        replace: 'q' in change,
      }),
    [navigate],
  );
  const handleSearch = useCallback((q: string) => update({ q: q || undefined }), [update]);

  const columns = [...studentColumns, editColumn(setEditing)];

  return (
    <>
      <ScreenHeader title="Student List">
        <Button look="primary" onClick={() => setEditing('new')}>
          <Plus className="size-5" aria-hidden="true" />
          Enter New Student
        </Button>
      </ScreenHeader>
      <ListToolbar noun="students" q={search.q ?? ''} onSearch={handleSearch}>
        <label>
          <span className="sr-only">Year</span>
          <select
            value={search.year ?? ''}
            onChange={(event) => update({ year: years.find((year) => year === event.target.value) })}
            className="min-h-11 rounded-sm border border-ink-soft bg-white px-3"
          >
            <option value="">All years</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {yearLabels[year]} year
              </option>
            ))}
          </select>
        </label>
        <a
          href={callPath('exportStudents', {}, { q: search.q, year: search.year, sort: search.sort })}
          download
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-teal hover:bg-sea-pale"
        >
          <Download className="size-5" aria-hidden="true" />
          Export CSV
        </a>
      </ListToolbar>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            caption="Student List"
            columns={columns}
            rows={data?.rows ?? []}
            rowKey={({ id }) => id}
            empty="No students found."
            isLoading={isPending}
            sort={search.sort ?? 'lastName'}
            onSort={(sort) => update({ sort: sort as StudentListSearch['sort'] })} // the columns name only keys of the list
          />
          <Pagination
            page={search.page ?? 1}
            pageSize={search.pageSize ?? defaultPageSize}
            pageSizes={pageSizes}
            total={data?.total ?? 0}
            noun="students"
            onPage={(page) => update({ page: page > 1 ? page : undefined })}
            onPageSize={(size) => update({ pageSize: pageSizes.find((known) => known === size) })}
          />
        </>
      )}
      {editing && (
        <StudentDialog
          student={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
