import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Syllabus } from '#shared/teaching/study/syllabus.ts';
import { callQuery } from '#web/api/call-query.ts';
import type { Column } from '#web/ui/data-table.tsx';

/** The units of all subjects, and when each was covered in that academic year; in this one without it. */
export const syllabusQuery = (academicYear?: string) =>
  callQuery('listSyllabus', { query: { academicYear } });

export const syllabusColumn: Column<{ id: string }> = {
  header: 'Syllabus',
  cell: ({ id }) => <SyllabusShare subjectId={id} none="—" />,
};

/** How much of a subject is covered in this academic year, and which units. @param none is shown where no units are entered */
export function SyllabusShare({ subjectId, none }: { subjectId: string; none?: string }) {
  const { data } = useQuery(syllabusQuery());
  const units = unitsOf(data, subjectId);
  if (units.length === 0) return none;
  const covered = units.filter(({ coveredOn }) => coveredOn !== null).length;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        {say(units.length === 1 ? '{covered} of 1 unit covered' : '{covered} of {count} units covered', {
          covered,
          count: units.length,
        })}
      </summary>
      <ol className="list-decimal pb-2 pl-6 text-sm font-normal">
        {units.map(({ title, coveredOn }) => (
          <li key={title} className={coveredOn === null ? 'text-ink-soft' : ''}>
            {title}
            {coveredOn !== null && ` · ✓ ${formatDate(coveredOn)}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

export const unitsOf = (all: readonly Syllabus[] | undefined, subjectId: string) =>
  all?.find((syllabus) => syllabus.subjectId === subjectId)?.units ?? [];
