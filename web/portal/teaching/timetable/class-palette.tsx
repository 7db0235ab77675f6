import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Year } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { type ClassKind, classKindLabels, courseName } from '#shared/teaching/class-kinds.ts';
import type { TimetableEntry, TimetableEntryInput } from '#shared/teaching/timetable.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { TickField } from '#web/ui/tick-field.tsx';

/** A class that is being dragged, or was taken up to be put into several cells. */
export type TakenClass = Pick<TimetableEntryInput, 'subjectId' | 'facultyId' | 'room' | 'kind'>;

/** Puts the taken class into free cells of a year's week. */
export function useTakenClass(year: Year, validFrom: string) {
  const [taken, take] = useState<TakenClass>();
  const { run } = useSaving('toast');
  const put = (weekday: number, period: number) => {
    if (!taken) return;
    const body = { ...taken, weekday, period, year, validFrom };
    void run(() => callApi('createTimetableEntry', { body }));
  };
  const takeEntry = ({ subject, faculty, room, kind }: TimetableEntry) =>
    take({ subjectId: subject.id, facultyId: faculty?.id ?? null, room, kind });
  return { taken, take, takeEntry, put };
}

interface ClassPaletteProps {
  year: Year;
  monday: string;
  taken: TakenClass | undefined;
  onTake: (taken: TakenClass | undefined) => void;
}

/** The subjects of a year with who teaches them: dragged into cells, or taken up by a tap or Enter and put down in one after the other. */
export function ClassPalette({ year, monday, taken, onTake }: ClassPaletteProps) {
  const [kind, setKind] = useState<ClassKind>('theory');
  const subjects = useQuery(callQuery('listSubjects'));
  const academicYear = academicYearOf(monday);
  const teaching = useQuery(callQuery('listTeaching', { query: { academicYear } }));
  const own = (subjects.data ?? []).filter((subject) => subject.year === year);
  const classOf = (subjectId: string): TakenClass => {
    const facultyId = teaching.data?.find(({ subject }) => subject.id === subjectId)?.faculty.id ?? null;
    return { subjectId, facultyId, room: '', kind };
  };
  return (
    <details className="mb-4 rounded-lg border border-line bg-white px-4 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        Fill many cells
      </summary>
      <div className="pb-3">
        <p className="text-sm text-ink-soft">
          Drag a subject, or a class of the week, into free cells. Or choose a subject here, then each cell.
        </p>
        <TickField
          isTicked={kind === 'practical'}
          onChange={(isTicked) => {
            setKind(isTicked ? 'practical' : 'theory');
            onTake(undefined);
          }}
        >
          {classKindLabels.practical}
        </TickField>
        <div className="flex flex-wrap gap-2">
          {own.map((subject) => {
            const isTaken = taken?.subjectId === subject.id && taken.kind === kind;
            return (
              <button
                key={subject.id}
                type="button"
                draggable
                aria-pressed={isTaken}
                className="min-h-11 cursor-grab rounded-sm border border-line px-3 text-left aria-pressed:bg-teal aria-pressed:text-white"
                onClick={() => onTake(isTaken ? undefined : classOf(subject.id))}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.setData('text/plain', subject.name);
                  onTake(classOf(subject.id));
                }}
                onDragEnd={() => onTake(undefined)}
              >
                {courseName({ subject, kind })}
              </button>
            );
          })}
        </div>
      </div>
    </details>
  );
}
