import { formatDate } from '#shared/kit/format.ts';
import { type PersonalInfoRow, personalInfoFields } from '#shared/people/personal-info.ts';
import { callList, callPath } from '#web/api/calls.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { personalInfoSearch } from './people-list-search.ts';
import { orNotProvided, PeopleScreen } from './people-screen.tsx';
import { usePeople } from './use-people.ts';

const columns: readonly Column<PersonalInfoRow>[] = [
  {
    header: personalInfoFields['personalInfo.dob'].label,
    sortKey: 'dob',
    isDetail: true,
    cell: ({ dob }) => orNotProvided(dob && formatDate(dob)),
  },
  {
    header: personalInfoFields['personalInfo.gender'].label,
    sortKey: 'gender',
    isDetail: true,
    cell: ({ gender }) => orNotProvided(gender),
  },
  {
    header: personalInfoFields['personalInfo.nationality'].label,
    sortKey: 'nationality',
    isDetail: true,
    cell: ({ nationality }) => orNotProvided(nationality),
  },
  {
    header: personalInfoFields['personalInfo.religion'].label,
    sortKey: 'religion',
    isDetail: true,
    cell: ({ religion }) => orNotProvided(religion),
  },
  {
    header: personalInfoFields['personalInfo.address'].label,
    width: 'lg:w-1/3',
    isDetail: true,
    cell: ({ address }) => orNotProvided(address),
  },
];

export function PersonalInfoScreen() {
  const { filter, ...people } = usePeople('personal-info', personalInfoSearch, (query, signal) =>
    callList('listPersonalInfo', { signal, query }),
  );
  return (
    <PeopleScreen
      title="Personal Information"
      kind="personal"
      failure="Failed to load personal information. Please try again later."
      columns={columns}
      {...people}
      exportHref={callPath('exportPersonalInfo', {}, filter)}
    />
  );
}
