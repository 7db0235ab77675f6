import type { Teaching } from '#shared/teaching/teaching.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';

interface TeachingListProps {
  rows: readonly Teaching[];
  /** How a row is named: by its subject on the teacher's record, by its teacher on the subject's. */
  nameOf: (row: Teaching) => string;
  empty: string;
}

/** The rows by academic year, each with a button that removes it. */
export function TeachingList({ rows, nameOf, empty }: TeachingListProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>;
  const academicYears = [...new Set(rows.map(({ academicYear }) => academicYear))];
  return academicYears.map((academicYear) => (
    <section key={academicYear} className="mb-5" aria-label={academicYear}>
      <h3 className="tabular text-lg">{academicYear}</h3>
      <ul className="mt-1 max-w-2xl">
        {rows
          .filter((row) => row.academicYear === academicYear)
          .map((row) => (
            <li
              key={row.id}
              className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-b-0"
            >
              <span className="min-w-0 break-words">{nameOf(row)}</span>
              <RowAction
                variant="quietDanger"
                name={`Remove ${nameOf(row)}, ${academicYear}`}
                run={() => callApi('deleteTeaching', { params: { id: row.id } })}
                done={`${nameOf(row)} was removed from ${academicYear}`}
              >
                Remove
              </RowAction>
            </li>
          ))}
      </ul>
    </section>
  ));
}
