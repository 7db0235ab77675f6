import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/format.ts';
import { type PersonalInfoRow, personalInfoFields } from '#shared/personal-info.ts';
import type { StatusFilter } from '#shared/status-filter.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/record-calls.ts';
import { filterOf, useListSearch } from '#web/portal/lists/list-search.ts';
import { withStatusFilter } from '#web/portal/students/student-list-search.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { type PersonalInfoSearch, personalInfoSearch } from './people-list-search.ts';
import { orNotProvided, PeopleScreen } from './people-screen.tsx';

const columns: readonly Column<PersonalInfoRow>[] = [
  {
    header: personalInfoFields['personalInfo.dob'].label,
    sortKey: 'dob',
    cell: ({ dob }) => orNotProvided(dob && formatDate(dob)),
  },
  {
    header: personalInfoFields['personalInfo.gender'].label,
    sortKey: 'gender',
    cell: ({ gender }) => orNotProvided(gender),
  },
  {
    header: personalInfoFields['personalInfo.nationality'].label,
    sortKey: 'nationality',
    cell: ({ nationality }) => orNotProvided(nationality),
  },
  {
    header: personalInfoFields['personalInfo.religion'].label,
    sortKey: 'religion',
    cell: ({ religion }) => orNotProvided(religion),
  },
  {
    header: personalInfoFields['personalInfo.address'].label,
    cell: ({ address }) => orNotProvided(address),
  },
];

type Search = Omit<PersonalInfoSearch, 'facultyPage' | 'status'> & { status?: StatusFilter };

const query = (search: Search, of: 'student' | 'faculty') =>
  listQuery(`personal-info of ${of}`, search, (page, signal) =>
    callList('listPersonalInfo', { signal, query: { ...page, of } }),
  );

export function PersonalInfoScreen() {
  const [search, update] = useListSearch(personalInfoSearch);
  const { facultyPage, ...filters } = search;
  const asked = withStatusFilter(filters);
  const { status: _ofStudents, ...common } = filters;
  return (
    <PeopleScreen
      title="Personal Information"
      kind="personal"
      failure="Failed to load personal information. Please try again later."
      columns={columns}
      students={useQuery(query(asked, 'student'))}
      faculty={useQuery(query({ ...common, page: facultyPage }, 'faculty'))}
      search={search}
      exportHref={callPath('exportPersonalInfo', {}, filterOf(asked))}
      onChange={update}
    />
  );
}
