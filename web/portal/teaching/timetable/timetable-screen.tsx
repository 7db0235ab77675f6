import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import type { TimetableEntry } from '#shared/teaching/timetable.ts';
import { addDays, mondayOf } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { yearOptions } from '#web/portal/kit/lists/year-options.ts';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { dayForm, idForm, matching } from '#web/portal/kit/shell/address.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/all-faculty-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ClassPalette, useTakenClass } from './class-palette.tsx';
import { StepSwitch } from './step-switch.tsx';
import { Week } from './week.tsx';

const CopyWeekDialog = lazyDialog(() => import('./copy-week-dialog.tsx'));
const CellDialog = lazyDialog(() => import('./cell-dialog.tsx'));

interface Cell {
  weekday: number;
  period: number;
  entry: TimetableEntry | undefined;
}

/** The office's timetable: the week of a year is edited cell by cell, those of teachers and rooms are read. */
export function TimetableScreen() {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const { teacher, room, on, year = teacher || room ? undefined : 'FIRST' } = timetableSearch(address);
  const navigate = useNavigate();
  const [cell, setCell] = useState<Cell>();
  const [isCopying, setCopying] = useState(false);
  const today = useIndiaDay();
  const monday = mondayOf(on ?? today);
  const validFrom = monday > today ? monday : today;
  const filling = useTakenClass(year ?? 'FIRST', validFrom);
  const mayWrite = useMayWrite();
  const { data: plan } = useQuery(callQuery('readDayPlan'));
  const teachers = useTeacherOptions();
  const show = (search: Partial<TimetableSearch>) => void navigate({ to: '.', search: { on, ...search } });
  return (
    <>
      <ScreenHeader
        title="Timetable"
        more={
          <>
            <ExportLink href={callPath('exportTimetable', {}, { on: monday })} />
            <WriteOnly>{year && <Button onClick={() => setCopying(true)}>Copy a week</Button>}</WriteOnly>
          </>
        }
      >
        <Button onClick={() => print()}>Print</Button>
      </ScreenHeader>
      <div className="mb-2 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap print:hidden max-sm:[&>label:first-of-type]:col-span-2 [&_select]:w-full sm:[&_select]:w-auto">
        <FilterSelect
          label="Year"
          all="Choose a year"
          value={year}
          options={yearOptions}
          onChange={(chosen) => show({ year: chosen })}
        />
        <FilterSelect
          label="Teacher"
          all="By teacher"
          value={teacher}
          options={teachers}
          onChange={(chosen) => show({ teacher: chosen })}
        />
        <FilterSelect
          label="Room"
          all="By room"
          value={room}
          options={selectOptions(plan?.rooms ?? [])}
          onChange={(chosen) => show({ room: chosen })}
        />
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 max-sm:justify-center">
        <StepSwitch unit="week" onStep={(by) => show({ year, teacher, room, on: addDays(monday, 7 * by) })}>
          Week of {formatDate(monday)}
        </StepSwitch>
        <p className="text-ink-soft">
          {teachers.find(({ value }) => value === teacher)?.label}
          {room}
          {!teacher && !room && year && (
            <>
              {yearLabels[year]} year.
              <span className="print:hidden"> Choose a cell to change it.</span>
            </>
          )}
        </p>
      </div>
      <Week
        caption="Timetable"
        query={{ year, facultyId: teacher, room, on: monday }}
        {...(year && {
          drag: {
            onTake: (entry) => (entry ? filling.takeEntry(entry) : filling.take(undefined)),
            onPut: filling.put,
          },
          onEdit: (weekday, period, entry) =>
            filling.taken && !entry ? filling.put(weekday, period) : setCell({ weekday, period, entry }),
        })}
      >
        {year && mayWrite && (
          <ClassPalette year={year} monday={monday} taken={filling.taken} onTake={filling.take} />
        )}
      </Week>
      {isCopying && year && (
        <CopyWeekDialog year={year} validFrom={validFrom} onClose={() => setCopying(false)} />
      )}
      {cell && year && (
        <CellDialog {...cell} year={year} monday={monday} onClose={() => setCell(undefined)} />
      )}
    </>
  );
}

/** Which week is shown: of a year, a teacher or a room, on that day. */
const timetableSearch = ({ year, teacher, room, on }: Record<string, unknown>) => ({
  year: years.find((one): one is Year => one === year),
  teacher: matching(teacher, idForm),
  room: matching(room, /^.{0,60}$/),
  on: matching(on, dayForm),
});
type TimetableSearch = ReturnType<typeof timetableSearch>;
