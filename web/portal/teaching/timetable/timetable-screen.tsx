import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import type { TimetableEntry, TimetableQuery } from '#shared/teaching/timetable.ts';
import { addDays, mondayOf } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { yearOptions } from '#web/portal/kit/lists/year-options.ts';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/all-faculty-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { changesOf } from './changes-of-week.ts';
import { ClassPalette, useTakenClass } from './class-palette.tsx';
import { StepSwitch } from './step-switch.tsx';
import { weekQuery } from './timetable-queries.ts';
import { WeekChanges } from './week-changes.tsx';
import { type WeekOf, WeekTable } from './week-table.tsx';

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
  const today = useIndiaDay();
  const shownMonday = mondayOf(on ?? today);
  const validFrom = shownMonday > today ? shownMonday : today;
  const [isCopying, setCopying] = useState(false);
  const filling = useTakenClass(year ?? 'FIRST', validFrom);
  const mayWrite = useMayWrite();
  const query: TimetableQuery = { year, facultyId: teacher, room, on: shownMonday };
  const week = useQuery(weekQuery(query));
  const plan = useQuery(callQuery('readDayPlan'));
  const teachers = useTeacherOptions();
  const show = (search: Partial<TimetableSearch>) => void navigate({ to: '.', search: { on, ...search } });
  const of: WeekOf = teacher ? 'teacher' : room ? 'room' : 'year';
  const shownTeacher = teachers.find(({ value }) => value === teacher);
  const substitutions = useQuery(
    callQuery('listSubstitutions', { query: { from: shownMonday, to: addDays(shownMonday, 6) } }),
  );
  const changes = changesOf(query, substitutions.data ?? []);
  const error = week.error ?? plan.error;
  return (
    <>
      <ScreenHeader
        title="Timetable"
        more={
          <>
            <ExportLink href={callPath('exportTimetable', {}, { on: shownMonday })} />
            <WriteOnly>{year && <Button onClick={() => setCopying(true)}>Copy a week</Button>}</WriteOnly>
          </>
        }
      >
        <Button onClick={() => print()}>Print</Button>
      </ScreenHeader>
      <TimetableFilters
        search={{ year, teacher, room }}
        teachers={teachers}
        rooms={plan.data?.rooms ?? []}
        onShow={show}
      />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 max-sm:justify-center">
        <StepSwitch
          unit="week"
          onStep={(by) => show({ year, teacher, room, on: addDays(shownMonday, 7 * by) })}
        >
          Week of {formatDate(shownMonday)}
        </StepSwitch>
        <p className="text-ink-soft">
          {shownTeacher?.label}
          {room}
          {of === 'year' && year && (
            <>
              {yearLabels[year]} year.
              <span className="print:hidden"> Choose a cell to change it.</span>
            </>
          )}
        </p>
      </div>
      {error && !week.data && <LoadFailure error={error} onRetry={() => void week.refetch()} />}
      {!error && !(week.data && plan.data) && <Loading text="Loading…" />}
      {week.data && plan.data && (
        <>
          <WeekChanges changes={changes} of={of} />
          {year && mayWrite && (
            <ClassPalette year={year} monday={shownMonday} taken={filling.taken} onTake={filling.take} />
          )}
          <WeekTable
            caption="Timetable"
            entries={week.data}
            changes={changes}
            periods={plan.data.periods}
            of={of}
            {...(year && {
              drag: {
                onTake: (entry) => (entry ? filling.takeEntry(entry) : filling.take(undefined)),
                onPut: filling.put,
              },
              onEdit: (weekday, period, entry) =>
                filling.taken && !entry ? filling.put(weekday, period) : setCell({ weekday, period, entry }),
            })}
          />
        </>
      )}
      {isCopying && year && (
        <CopyWeekDialog year={year} validFrom={validFrom} onClose={() => setCopying(false)} />
      )}
      {cell && year && plan.data && (
        <CellDialog {...cell} year={year} monday={shownMonday} onClose={() => setCell(undefined)} />
      )}
    </>
  );
}

type WhoseWeek = Partial<Pick<TimetableSearch, 'year' | 'teacher' | 'room'>>;

interface TimetableFiltersProps {
  search: WhoseWeek;
  teachers: ReturnType<typeof useTeacherOptions>;
  rooms: readonly string[];
  onShow: (search: WhoseWeek) => void;
}

/** Whose week is shown. */
function TimetableFilters({ search, teachers, rooms, onShow }: TimetableFiltersProps) {
  return (
    <div className="mb-2 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap print:hidden max-sm:[&>label:first-of-type]:col-span-2 [&_select]:w-full sm:[&_select]:w-auto">
      <FilterSelect
        label="Year"
        all="Choose a year"
        value={search.year}
        options={yearOptions}
        onChange={(value) => onShow({ year: value })}
      />
      <FilterSelect
        label="Teacher"
        all="By teacher"
        value={search.teacher}
        options={teachers}
        onChange={(value) => onShow({ teacher: value })}
      />
      <FilterSelect
        label="Room"
        all="By room"
        value={search.room}
        options={selectOptions(rooms)}
        onChange={(value) => onShow({ room: value })}
      />
    </div>
  );
}

/** Which week is shown: of a year, a teacher or a room, on that day. */
function timetableSearch({ year, teacher, room, on }: Record<string, unknown>) {
  return {
    year: years.find((one): one is Year => one === year),
    teacher: typeof teacher === 'string' && /^[\w-]{1,64}$/.test(teacher) ? teacher : undefined,
    room: typeof room === 'string' && room.length <= 60 ? room : undefined,
    on: typeof on === 'string' && /^\d{4}-\d\d-\d\d$/.test(on) ? on : undefined,
  };
}
type TimetableSearch = ReturnType<typeof timetableSearch>;
