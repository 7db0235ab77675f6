import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { portalRoutes } from '#shared/routes.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import type { ChangeList, ListSearch } from '#web/portal/kit/lists/list-search.ts';
import { ListTable } from '#web/portal/kit/lists/list-table.tsx';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { StatusFilterSelect } from '#web/portal/people/students/status-filter-select.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import type { PeopleSearch } from './people-list-search.ts';

type Person = { id: string; firstName: string; lastName: string } | null;
interface PersonRow {
  id: string;
  student: Person;
  faculty: Person;
}

interface PeopleScreenProps<Row extends PersonRow, S extends PeopleSearch> {
  title: string;
  /** Also in the empty texts. */
  kind: (typeof presets)[number]['value'];
  failure: string;
  columns: readonly Column<Row>[];
  students: UseQueryResult<{ rows: Row[]; total: number }>;
  faculty: UseQueryResult<{ rows: Row[]; total: number }>;
  search: S;
  onChange: ChangeList<S>;
  /** The columns of both sections. */
  exportHref: string;
  hasPhones?: boolean;
}

const defaultSort = 'lastName';

/** Both screens are the same people with other columns: what is searched and filtered stays. */
const presets = [
  { value: 'personal', label: 'Personal' },
  { value: 'contact', label: 'Contact' },
] as const;

/** Read-only: a section of students and one of faculty (product §2.13). */
export function PeopleScreen<Row extends PersonRow, S extends PeopleSearch>(
  props: PeopleScreenProps<Row, S>,
) {
  const {
    title,
    kind,
    failure,
    columns,
    students,
    faculty,
    search,
    onChange,
    exportHref,
    hasPhones = false,
  } = props;
  const { page, facultyPage, ...common } = search;
  const allColumns = [...nameColumns<Row>(), ...columns];
  const sort = search.sort ?? defaultSort;
  const sorted = {
    columns: allColumns,
    sort,
    onSort: (next: string) => onChange({ sort: next } as Partial<S>),
  };
  const table = {
    columns: allColumns,
    defaultSort,
    failure,
    isSortedAbove: true,
  };
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title={title} />
      <ListToolbar
        noun="people"
        search={search}
        onSearch={(q) => onChange({ q, facultyPage: undefined } as Partial<S>)}
        sorted={sorted}
      >
        <ViewSwitch
          label="Columns"
          value={kind}
          options={presets}
          onChange={(next) =>
            void navigate({
              to: portalRoutes.admin(`${next}-info`),
              search: { q: search.q, status: search.status, pageSize: search.pageSize },
            })
          }
        />
        <StatusFilterSelect />
        <ExportLink href={exportHref} hasPhones={hasPhones} />
      </ListToolbar>
      <section className="mt-3 mb-8 sm:mt-5">
        <h2 className="mb-1 text-xl sm:mb-2">Students</h2>
        <ListTable
          {...table}
          caption={`Students: ${title}`}
          noun="students"
          empty={`No student ${kind} information available.`}
          nothingFound={`No student ${kind} information available.`} // product §8: this exact text
          query={students}
          search={{ ...common, page }}
          onChange={(change, isCorrection) =>
            onChange(
              { ...keptPage(change, 'facultyPage', facultyPage), ...change } as Partial<S>,
              isCorrection,
            )
          }
        />
      </section>
      <section>
        <h2 className="mb-2 text-xl">Faculty</h2>
        <ListTable
          {...table}
          caption={`Faculty: ${title}`}
          noun="faculty"
          empty={`No faculty ${kind} information available.`}
          nothingFound={`No faculty ${kind} information available.`} // product §8: this exact text
          query={faculty}
          search={{ ...common, page: facultyPage }}
          onChange={({ page: next, ...change }, isCorrection) =>
            onChange(
              { ...keptPage(change, 'page', page), ...change, facultyPage: next } as unknown as Partial<S>,
              isCorrection,
            )
          }
        />
      </section>
    </>
  );
}

/** A change of page affects one section only; a change of sort or page size returns both to page 1. */
function keptPage(change: ListSearch, name: 'page' | 'facultyPage', page: number | undefined) {
  return { [name]: 'sort' in change || 'pageSize' in change ? undefined : page };
}

function nameColumns<Row extends PersonRow>(): Column<Row>[] {
  return [
    {
      header: 'First Name',
      isTitle: true,
      sortKey: 'firstName',
      cell: ({ student, faculty }) => (
        <NameLink
          to={portalRoutes.admin(student ? `students/${student.id}` : `faculty/${faculty?.id ?? ''}`)}
          name={(student ?? faculty)?.firstName ?? ''}
          onCard={(student ?? faculty)?.lastName ?? ''}
        />
      ),
    },
    {
      header: 'Last Name',
      sortKey: 'lastName',
      cell: ({ student, faculty }) => (student ?? faculty)?.lastName,
    },
  ];
}

/** product §8 */
export const orNotProvided = (text: string | null | undefined) =>
  text || <span className="text-ink-soft">Not Provided</span>;
