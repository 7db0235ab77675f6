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

const name = 'flex min-h-11 items-center gap-3 leading-tight wrap-anywhere';

export function GoverningBodyTable({ members }: { members: readonly TableMember[] }) {
  const { tableLabel, columns } = governingBodyPage;
  return (
    <StackTable
      caption={tableLabel}
      columns={Object.entries(columns).map(([key, label]) => ({
        key,
        label,
        className: key === 'name' ? 'w-[30%]' : undefined,
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
          designation: member.designation,
          specialization: member.specialization || '—',
          email: member.email ? <MailLink address={member.email} /> : '—',
        },
      }))}
    />
  );
}
