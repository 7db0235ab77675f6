import type { ReactNode } from 'react';
import { governingBodyPage } from '#content/en/about.ts';
import { type PersonPage, routes } from '#shared/routes.ts';
import { MailLink } from '#web/site/parts/mail-link.tsx';
import { StackTable } from '#web/site/parts/stack-table.tsx';

interface TableMember {
  id: string;
  /** The page of the member, if there is one. */
  slug?: PersonPage | undefined;
  name: string;
  designation: string;
  specialization: string;
  email: string;
  face: ReactNode;
}

/** The least widths of the columns in which any word may break. */
const widths: Readonly<Record<string, string>> = {
  name: 'w-[30%] min-w-44',
  designation: 'min-w-28',
  specialization: 'min-w-32',
  email: 'min-w-32',
};

const name = 'flex min-h-11 items-center gap-3 leading-tight wrap-anywhere';

export function GoverningBodyTable({ members }: { members: readonly TableMember[] }) {
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
          name: member.slug ? (
            <a
              href={routes.aboutPage(member.slug)}
              className={`${name} text-teal underline-offset-4 hover:underline`}
            >
              {member.face}
              {member.name}
            </a>
          ) : (
            <span className={name}>
              {member.face}
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
