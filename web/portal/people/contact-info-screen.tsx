import { useQuery } from '@tanstack/react-query';
import { type ContactInfoRow, contactInfoFields } from '#shared/contact-info.ts';
import type { StatusFilter } from '#shared/status-filter.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/record-calls.ts';
import { filterOf, useListSearch } from '#web/portal/lists/list-search.ts';
import { PhoneLinks } from '#web/portal/lists/phone-links.tsx';
import { withStatusFilter } from '#web/portal/students/student-list-search.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { type ContactInfoSearch, contactInfoSearch } from './people-list-search.ts';
import { orNotProvided, PeopleScreen } from './people-screen.tsx';

const linkClass = 'inline-flex min-h-6 items-center text-teal underline-offset-4 hover:underline';

const columns: readonly Column<ContactInfoRow>[] = [
  {
    header: contactInfoFields['contactInfo.email'].label,
    sortKey: 'email',
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className={linkClass}>
        <BreakableText text={email} />
      </a>
    ),
  },
  {
    header: contactInfoFields['contactInfo.phone'].label,
    sortKey: 'phone',
    cell: ({ phone }) => (phone ? <PhoneLinks phone={phone} /> : orNotProvided(phone)),
  },
];

type Search = Omit<ContactInfoSearch, 'facultyPage' | 'status'> & { status?: StatusFilter };

const query = (search: Search, of: 'student' | 'faculty') =>
  listQuery(`contact-info of ${of}`, search, (page, signal) =>
    callList('listContactInfo', { signal, query: { ...page, of } }),
  );

export function ContactInfoScreen() {
  const [search, update] = useListSearch(contactInfoSearch);
  const { facultyPage, ...filters } = search;
  const asked = withStatusFilter(filters);
  const { status: _ofStudents, ...common } = filters;
  return (
    <PeopleScreen
      title="Contact Information"
      kind="contact"
      failure="Failed to load contact information. Please try again later."
      columns={columns}
      students={useQuery(query(asked, 'student'))}
      faculty={useQuery(query({ ...common, page: facultyPage }, 'faculty'))}
      search={search}
      exportHref={callPath('exportContactInfo', {}, filterOf(asked))}
      onChange={update}
    />
  );
}
