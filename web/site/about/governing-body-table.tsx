import { routes } from '#shared/routes.ts';
import { hasOwnPage, type WebsitePerson } from '#shared/website/website-people.ts';
import { MailLink } from '#web/site/parts/links/mail-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { StackTable } from '#web/site/parts/stack-table.tsx';
import { Face } from './face.tsx';

/** The least widths of the columns in which any word may break. */
const widths = {
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
      columns={columns}
      widths={widths}
      rows={members.map((member) => ({
        key: member.id,
        cells: {
          name: hasOwnPage(member.place) ? (
            <TextLink
              href={routes.aboutPage(member.place)}
              className={`${name} text-teal underline-offset-4 hover:underline`}
            >
              <Face person={member} size="size-11" />
              {officeText(member.name)}
            </TextLink>
          ) : (
            <span className={name}>
              <Face person={member} size="size-11" />
              {officeText(member.name)}
            </span>
          ),
          designation: <span className="wrap-anywhere">{officeText(member.designation)}</span>,
          specialization: <span className="wrap-anywhere">{officeText(member.specialization || '—')}</span>,
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
