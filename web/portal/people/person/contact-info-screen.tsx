import { type ContactInfoRow, contactInfoFields } from '#shared/people/contact-info.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { contactInfoSearch } from './people-list-search.ts';
import { orNotProvided, PeopleScreen } from './people-screen.tsx';
import { usePeople } from './use-people.ts';

const linkClass = 'inline-flex min-h-6 items-center text-teal underline-offset-4 hover:underline';

const columns: readonly Column<ContactInfoRow>[] = [
  {
    header: contactInfoFields['contactInfo.email'].label,
    sortKey: 'email',
    isDetail: true,
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className={linkClass}>
        <BreakableText text={email} />
      </a>
    ),
  },
  {
    header: contactInfoFields['contactInfo.phone'].label,
    sortKey: 'phone',
    isDetail: true,
    cell: ({ phone }) => (phone ? <PhoneLinks phone={phone} /> : orNotProvided(phone)),
  },
];

export function ContactInfoScreen() {
  const { filter, ...people } = usePeople('contact-info', contactInfoSearch, (query, signal) =>
    callList('listContactInfo', { signal, query }),
  );
  return (
    <PeopleScreen
      title="Contact Information"
      kind="contact"
      failure="Failed to load contact information. Please try again later."
      columns={columns}
      {...people}
      exportHref={callPath('exportContactInfo', {}, filter)}
      hasPhones
    />
  );
}
