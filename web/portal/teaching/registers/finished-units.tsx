import { useQuery } from '@tanstack/react-query';
import { readViewing } from '#web/api/view-as.ts';
import { syllabusQuery, unitsOf } from '#web/portal/teaching/subjects/syllabus.tsx';
import { TickField } from '#web/ui/tick-field.tsx';

interface FinishedUnitsProps {
  subjectId: string;
  academicYear: string;
  /** In this class. */
  finished: readonly string[];
  onChange: (finished: string[]) => void;
}

/** The units of the syllabus that are not covered yet, each with a tick: it was finished in this class. */
export function FinishedUnits({ subjectId, academicYear, finished, onChange }: FinishedUnitsProps) {
  const { data } = useQuery(syllabusQuery(academicYear));
  const open = unitsOf(data, subjectId).filter(
    ({ title, coveredOn }) => coveredOn === null || finished.includes(title),
  );
  if (open.length === 0) return null;
  return (
    <details className="mt-3 rounded-lg border border-line bg-white px-4 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        Units finished{finished.length > 0 && `: ${finished.length}`}
      </summary>
      <div className="pb-2">
        {open.map(({ title }) => (
          <TickField
            key={title}
            isTicked={finished.includes(title)}
            isDisabled={Boolean(readViewing())}
            onChange={(isTicked) =>
              onChange(isTicked ? [...finished, title] : finished.filter((one) => one !== title))
            }
          >
            {title}
          </TickField>
        ))}
      </div>
    </details>
  );
}
