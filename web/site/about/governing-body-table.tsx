import { routes } from '#shared/routes.ts';
import { hasOwnPage, type WebsitePerson } from '#shared/website/website-people.ts';
import { MailLink } from '#web/site/parts/links/mail-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { StackTable } from '#web/site/parts/stack-table.tsx';
import { Face } from './face.tsx';

/** The least widths of the columns in which any word may break. */
const widths: Readonly<Record<string, string>> = {
  name: 'w-[30%] min-w-44',
  designation: 'min-w-32',
  specialization: 'min-w-32',
  email: 'min-w-32',
};

const name = 'flex min-h-11 items-center gap-3 leading-tight wrap-anywhere';

export function GoverningBodyTable({ members }: { members: readonly WebsitePerson[] }) {
  const { governingBodyPage } = useWords('about');
  const { tableLabel, columns } = governingBodyPage;
  return (
    <StackTable
      caption={tableLabel}
      columns={Object.entries(columns).map(([key, label]) => ({
        key,
        label,
        className: widths[key],
      }))}
      rows={members.map((member) => ({
        key: member.id,
        cells: {
          name: hasOwnPage(member.place) ? (
            <a
              href={routes.aboutPage(member.place)}
              className={`${name} text-teal underline-offset-4 hover:underline`}
            >
              <Face person={member} size="size-11" />
              {member.name}
            </a>
          ) : (
            <span className={name}>
              <Face person={member} size="size-11" />
              {member.name}
            </span>
          ),
          designation: <span className="wrap-anywhere">{member.designation}</span>,
          specialization: <span className="wrap-anywhere">{member.specialization || '—'}</span>,
          email: member.email ? (
            <span className="wrap-anywhere">
              <MailLink address={member.email} />
            </span>
          ) : (
            '—'
          ),
        },
      }))}
    />
  );
}
