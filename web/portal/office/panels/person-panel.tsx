import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import type { PersonKind } from './people-query.ts';
import { PersonPicker } from './person-picker.tsx';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

export interface PersonPanelProps<P extends Person> {
  kind: PersonKind;
  title: string;
  query: (id: string) => UseQueryOptions<P, Error, P, string[]>;
  /** The screen as that person sees it, under the panel's title. */
  children: (person: P, title: string) => ReactNode;
}

/** The address names the person whose screens a panel shows. */
const personId = (id: unknown) => (typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : '');

/** A screen of another portal, read-only, for the person chosen in the address. */
export function PersonPanel<P extends Person>({ kind, title, query, children }: PersonPanelProps<P>) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = personId(address[kind]);
  const [isChoosing, setChoosing] = useState(false);
  const { data: person, error, refetch } = useQuery({ ...query(chosen), enabled: Boolean(chosen) });
  const choose = (id: string) => {
    setChoosing(false);
    void navigate({ to: '.', search: { [kind]: id } });
  };
  if (!chosen || isChoosing) {
    return (
      <>
        <ScreenHeader title={title} />
        <PersonPicker kind={kind} onChoose={choose} />
      </>
    );
  }
  const other = <Button onClick={() => setChoosing(true)}>Choose another person</Button>;
  if (error && !person) {
    return (
      <>
        <ScreenHeader title={title}>{other}</ScreenHeader>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!person) return <Loading text="Loading…" />;
  const section = kind === 'student' ? 'students' : 'faculty';
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-line bg-sand px-4 py-2 print:hidden">
        <p className="mr-auto min-w-0 break-words">
          As <strong>{fullName(person)}</strong> sees it. Nothing can be changed here.
        </p>
        {other}
        <Link
          to={portalRoutes.admin(`${section}/${chosen}`)}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Open the record
        </Link>
      </div>
      {children(person, title)}
    </>
  );
}
