import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '#web/api/call-query.ts';

const shown = 3;

interface MarksToEnterProps {
  pathOf: (section: string) => string;
  /** Papers of later days are not held yet. */
  today: string;
}

/** The papers whose marks the teacher has to enter, each with the number that is missing. */
export function MarksToEnter({ pathOf, today }: MarksToEnterProps) {
  const { data, error } = useQuery(
    callQuery('listExamSessions', { query: { state: 'open', sort: '-date' } }),
  );
  if (!data) return error ? 'This could not be loaded just now.' : <span aria-busy="true">…</span>;
  const open = data.flatMap(({ id, name, students = 0, papers }) =>
    papers
      .filter(({ mayEnter, date, entered = 0 }) => mayEnter && date <= today && entered < students)
      .map((paper) => ({ id, name, subject: paper.subject, missing: students - (paper.entered ?? 0) })),
  );
  if (open.length === 0) return 'No marks to enter now.';
  return (
    <>
      <ul className="grid gap-1">
        {open.slice(0, shown).map(({ id, name, subject, missing }) => (
          <li key={`${id} ${subject.id}`}>
            <Link
              to={pathOf(`marks/${id}`)}
              search={{ subject: subject.id }}
              className="inline-flex min-h-6 items-center font-semibold text-teal underline-offset-4 hover:underline"
            >
              {subject.name}
            </Link>
            <span className="block text-sm text-ink-soft">
              {name} · {missing} {missing === 1 ? 'mark' : 'marks'} to enter
            </span>
          </li>
        ))}
      </ul>
      {open.length > shown && (
        <Link
          to={pathOf('marks')}
          className="mt-1 inline-flex min-h-6 items-center text-teal underline-offset-4 hover:underline"
        >
          All {open.length} papers
        </Link>
      )}
    </>
  );
}
