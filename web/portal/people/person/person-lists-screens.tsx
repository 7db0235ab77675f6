// Personal and contact information of students and faculty: the same people with other columns.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { type Fields, fieldKey, filterChoices } from '#shared/kit/fields/fields.ts';
import { contactInfoFields, contactInfoSortKeys } from '#shared/people/contact-info.ts';
import { personalInfoFields, personalInfoSortKeys } from '#shared/people/personal-info.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { shownValue } from '#web/portal/kit/forms/shown-value.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { ListFilters } from '#web/portal/kit/lists/filter-select.tsx';
import {
  type ChangeList,
  filterOf,
  listSearch,
  pageOf,
  useListSearch,
} from '#web/portal/kit/lists/list-search.ts';
import { ListTable } from '#web/portal/kit/lists/list-table.tsx';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { statusFilterField, withStatusFilter } from '#web/portal/people/students/student-list-search.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

type Person = { id: string; firstName: string; lastName: string } | null;
interface PersonRow {
  id: string;
  student: Person;
  faculty: Person;
}

/** A list with its search: both sections have one, and a page each. */
function peopleSearch<const K extends string>(sortKeys: readonly K[]) {
  const read = listSearch(sortKeys, filterChoices(statusFilterField));
  return (address: Record<string, unknown>) => {
    const page = Number(address.facultyPage);
    return { ...read(address), facultyPage: Number.isInteger(page) && page > 1 ? page : undefined };
  };
}
type PeopleSearch<K extends string = string> = ReturnType<ReturnType<typeof peopleSearch<K>>>;

/** What is asked of the students of the chosen status, and of the faculty, who have none. */
function askedOf<S extends PeopleSearch>({ facultyPage, ...filters }: S) {
  const { status: _ofStudents, ...common } = filters;
  const students = withStatusFilter(filters);
  return {
    students: { ...pageOf(students), of: 'student' as const },
    faculty: { ...pageOf({ ...common, page: facultyPage }), of: 'faculty' as const },
    exported: filterOf(students),
  };
}

const searchPersonal = peopleSearch(personalInfoSortKeys);

export function PersonalInfoScreen() {
  const [search, onChange] = useListSearch(searchPersonal);
  const { students, faculty, exported } = askedOf(search);
  return (
    <PeopleLists
      title="Personal Information"
      kind="personal"
      fields={personalInfoFields}
      sortKeys={personalInfoSortKeys}
      students={useQuery(callListQuery('listPersonalInfo', { query: students }))}
      faculty={useQuery(callListQuery('listPersonalInfo', { query: faculty }))}
      search={search}
      onChange={onChange}
      exportHref={callPath('exportPersonalInfo', {}, exported)}
    />
  );
}

const searchContact = peopleSearch(contactInfoSortKeys);

export function ContactInfoScreen() {
  const [search, onChange] = useListSearch(searchContact);
  const { students, faculty, exported } = askedOf(search);
  return (
    <PeopleLists
      title="Contact Information"
      kind="contact"
      fields={contactInfoFields}
      sortKeys={contactInfoSortKeys}
      students={useQuery(callListQuery('listContactInfo', { query: students }))}
      faculty={useQuery(callListQuery('listContactInfo', { query: faculty }))}
      search={search}
      onChange={onChange}
      exportHref={callPath('exportContactInfo', {}, exported)}
      hasPhones
    />
  );
}

interface PeopleListsProps<Row extends PersonRow, S extends PeopleSearch> {
  title: string;
  /** Also in the empty texts. */
  kind: (typeof presets)[number]['value'];
  fields: Fields;
  sortKeys: readonly string[];
  students: UseQueryResult<{ rows: Row[]; total: number }>;
  faculty: UseQueryResult<{ rows: Row[]; total: number }>;
  search: S;
  onChange: ChangeList<S>;
  /** The columns of both sections. */
  exportHref: string;
  hasPhones?: boolean;
}

/** What is searched and filtered stays. */
const presets = [
  { value: 'personal', label: 'Personal' },
  { value: 'contact', label: 'Contact' },
] as const;

/** Read-only: a section of students and one of faculty (product §2.13). */
function PeopleLists<Row extends PersonRow, S extends PeopleSearch>(props: PeopleListsProps<Row, S>) {
  const { title, kind, fields, sortKeys, students, faculty, search, onChange, exportHref } = props;
  const columns = columnsOf<Row>(fields, sortKeys);
  const { page, facultyPage, ...common } = search;
  const change = (next: Partial<PeopleSearch>, isCorrection?: boolean) =>
    onChange(next as Partial<S>, isCorrection); // the parameters of every such list
  const defaultSort = 'lastName';
  const sort = search.sort ?? defaultSort;
  const sections = [
    {
      name: 'Students',
      noun: 'students',
      one: 'student',
      query: students,
      own: 'page',
      other: { facultyPage },
    },
    { name: 'Faculty', noun: 'faculty', one: 'faculty', query: faculty, own: 'facultyPage', other: { page } },
  ] as const;
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title={title} />
      <ListToolbar
        noun="people"
        list={{ search, update: ({ q }) => change({ q, facultyPage: undefined }) }}
        sorted={{ columns, sort, onSort: (next) => change({ sort: next }) }}
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
        <ListFilters list={{ search, update: change, filters: statusFilterField }} />
        <ExportLink href={exportHref} hasPhones={props.hasPhones ?? false} />
      </ListToolbar>
      {sections.map(({ name, noun, one, query, own, other }) => (
        <section key={name} className="mt-3 mb-8 sm:mt-5">
          <h2 className="mb-1 text-xl sm:mb-2">{name}</h2>
          <ListTable
            caption={`${name}: ${title}`}
            noun={noun}
            columns={columns}
            failure={`Failed to load ${kind} information. Please try again later.`}
            isSortedAbove
            empty={`No ${one} ${kind} information available.`}
            nothingFound={`No ${one} ${kind} information available.`} // product §8: this exact text
            list={{
              query,
              sortKeys,
              defaultSort,
              search: { ...common, page: search[own] },
              update: ({ page: next, ...changed }, isCorrection) => {
                // A change of page affects one section only; a change of sort or page size returns both to page 1.
                const isOfBoth = 'sort' in changed || 'pageSize' in changed;
                change({ ...(!isOfBoth && other), ...changed, [own]: next }, isCorrection);
              },
            }}
          />
        </section>
      ))}
    </>
  );
}

/** In the order of the sort keys, then the address. */
function columnsOf<Row extends PersonRow>(fields: Fields, sortKeys: readonly string[]): Column<Row>[] {
  const order = [...sortKeys, 'address'];
  const keyed = Object.entries(fields).map(([path, field]) => ({ key: fieldKey(path), field }));
  keyed.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const ofField = keyed.map(
    ({ key, field }): Column<Row> => ({
      header: field.label,
      isDetail: true,
      ...(sortKeys.includes(key) ? { sortKey: key } : { width: 'lg:w-1/3' }),
      cell: (row) => {
        const value = valueAt(row, key);
        // product §8
        if (typeof value !== 'string' || !value) return <span className="text-ink-soft">Not Provided</span>;
        if (field.control === 'email') return <EmailLink email={value} />;
        return field.control === 'tel' ? <PhoneLinks phone={value} /> : shownValue(value, field);
      },
    }),
  );
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
    ...ofField,
  ];
}

const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center link-alone">
    <BreakableText text={email} />
  </a>
);
