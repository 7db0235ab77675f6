import { keepPreviousData, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatCount } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callList } from '#web/api/calls.ts';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { idForm, matching } from '#web/portal/kit/shell/address.ts';
import { LoadFailure, LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';

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

/** A screen of another portal, read-only, for the person chosen in the address. */
export function PersonPanel<P extends Person>({ kind, title, query, children }: PersonPanelProps<P>) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = matching(address[kind], idForm) ?? '';
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
  if (!person)
    return (
      <>
        {error && <ScreenHeader title={title}>{other}</ScreenHeader>}
        <LoadState {...{ error, refetch }} />
      </>
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-line bg-sand px-4 py-2 print:hidden">
        <p className="mr-auto min-w-0 break-words">
          As <strong>{fullName(person)}</strong> sees it. Nothing can be changed here.
        </p>
        {other}
        <Link
          to={portalRoutes.admin(`${nouns[kind]}/${chosen}`)}
          className="inline-flex min-h-11 items-center font-semibold link-alone"
        >
          Open the record
        </Link>
      </div>
      {children(person, title)}
    </>
  );
}

const nouns = { student: 'students', faculty: 'faculty' } as const;

/** The choice of the person whose screens a panel shows, with a search. */
function PersonPicker({ kind, onChoose }: { kind: PersonKind; onChoose: (id: string) => void }) {
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery(peopleQuery(kind, q));
  return (
    <section aria-label={`Choose one of the ${nouns[kind]}`}>
      <p className="mb-3">
        Choose {kind === 'student' ? 'a student' : 'a faculty member'} to see this screen as they see it.
      </p>
      <ListToolbar noun={nouns[kind]} list={{ search: { q }, update: (change) => setQ(change.q ?? '') }} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {data.people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  onClick={() => onChoose(person.id)}
                  className="min-h-14 w-full rounded-sm border border-line bg-white px-4 py-2 text-left hover:border-teal hover:bg-sea-pale"
                >
                  <span className="block font-semibold break-words">{fullName(person)}</span>
                  <span className="block text-sm break-words text-ink-soft">{person.detail}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft" role="status">
            {data.total === 0
              ? `No ${nouns[kind]} found.`
              : data.total > data.people.length &&
                `${data.people.length} of ${formatCount(data.total)}; search for the others.`}
          </p>
        </>
      )}
    </section>
  );
}

type PersonKind = 'student' | 'faculty';

const shownAtOnce = 12;

/** The people who can be chosen, each with what distinguishes two of the same name. */
function peopleQuery(kind: PersonKind, q: string) {
  const query = { page: 1, pageSize: shownAtOnce, ...(q && { q }) };
  return queryOptions({
    queryKey: ['people', kind, q],
    queryFn: async ({ signal }) => {
      if (kind === 'student') {
        const input = { signal, query: { ...query, status: 'CURRENT' as const } };
        const { rows, total } = await callList('listStudents', input);
        const detailOf = ({ year, enrollmentNumber }: (typeof rows)[number]) =>
          `${yearLabels[year]} year · ${enrollmentNumber}`;
        return { total, people: rows.map((student) => ({ ...student, detail: detailOf(student) })) };
      }
      const { rows, total } = await callList('listFaculty', { signal, query });
      const detailOf = ({ designation, specialization }: (typeof rows)[number]) =>
        `${designation} · ${specialization}`;
      return { total, people: rows.map((member) => ({ ...member, detail: detailOf(member) })) };
    },
    placeholderData: keepPreviousData,
  });
}
