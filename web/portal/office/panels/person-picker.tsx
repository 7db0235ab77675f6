import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#shared/kit/format.ts';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { type PersonKind, peopleQuery } from './people-query.ts';

const nouns = { student: 'students', faculty: 'faculty' } as const;
const empty = { student: 'No students found.', faculty: 'No faculty found.' } as const;

/** The choice of the person whose screens a panel shows, with a search. */
export function PersonPicker({ kind, onChoose }: { kind: PersonKind; onChoose: (id: string) => void }) {
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery(peopleQuery(kind, q));
  return (
    <section aria-label={`Choose one of the ${nouns[kind]}`}>
      <p className="mb-3">
        Choose {kind === 'student' ? 'a student' : 'a faculty member'} to see this screen as they see it.
      </p>
      <ListToolbar noun={nouns[kind]} search={{ q }} onSearch={(words) => setQ(words ?? '')} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {data.people.map(({ id, name, detail }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="min-h-14 w-full rounded-sm border border-line bg-white px-4 py-2 text-left hover:border-teal hover:bg-sea-pale"
                >
                  <span className="block font-semibold break-words">{name}</span>
                  <span className="block text-sm break-words text-ink-soft">{detail}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft" role="status">
            {data.total === 0
              ? empty[kind]
              : data.total > data.people.length &&
                `${data.people.length} of ${formatCount(data.total)}; search for the others.`}
          </p>
        </>
      )}
    </section>
  );
}
