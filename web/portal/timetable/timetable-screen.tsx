import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '#shared/format.ts';
import { yearLabels, years } from '#shared/study-years.ts';
import { teacherName } from '#shared/teacher-name.ts';
import type { TimetableEntry, TimetableQuery } from '#shared/timetable.ts';
import { addDays, mondayOf } from '#shared/weekdays.ts';
import { allFacultyQuery } from '#web/portal/faculty/all-faculty-query.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { changesOf } from './changes-of-week.ts';
import { dayPlanQuery, substitutionsQuery, weekQuery } from './timetable-queries.ts';
import { type TimetableSearch, timetableSearch } from './timetable-search.ts';
import { WeekChanges } from './week-changes.tsx';
import { type WeekOf, WeekTable } from './week-table.tsx';

const CellDialog = lazyDialog(() => import('./cell-dialog.tsx'), 'CellDialog');

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
  const query: TimetableQuery = { year, facultyId: teacher, room, on: shownMonday };
  const week = useQuery(weekQuery(query));
  const plan = useQuery(dayPlanQuery);
  const faculty = useQuery(allFacultyQuery);
  const show = (search: Partial<TimetableSearch>) =>
    void navigate({ to: '.', search: { on, ...search } as never }); // the parameters of this screen
  const of: WeekOf = teacher ? 'teacher' : room ? 'room' : 'year';
  const shownTeacher = faculty.data?.find(({ id }) => id === teacher);
  const substitutions = useQuery(substitutionsQuery({ from: shownMonday, to: addDays(shownMonday, 6) }));
  const changes = changesOf(query, substitutions.data ?? []);
  const error = week.error ?? plan.error;
  return (
    <>
      <ScreenHeader title="Timetable">
        <Button onClick={() => print()}>Print</Button>
      </ScreenHeader>
      <div className="mb-4 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap print:hidden [&_select]:w-full sm:[&_select]:w-auto">
        <FilterSelect
          label="Year"
          all="Choose a year"
          value={year}
          options={years.map((value) => ({ value, label: `${yearLabels[value]} year` }))}
          onChange={(value) => show({ year: value })}
        />
        <FilterSelect
          label="Teacher"
          all="By teacher"
          value={teacher}
          options={(faculty.data ?? []).map((one) => ({ value: one.id, label: teacherName(one) }))}
          onChange={(value) => show({ teacher: value })}
        />
        <FilterSelect
          label="Room"
          all="By room"
          value={room}
          options={(plan.data?.rooms ?? []).map((value) => ({ value, label: value }))}
          onChange={(value) => show({ room: value })}
        />
        <span className="col-span-2 flex items-center gap-2">
          <Button onClick={() => show({ year, teacher, room, on: addDays(shownMonday, -7) })}>
            Week before
          </Button>
          <Button onClick={() => show({ year, teacher, room, on: addDays(shownMonday, 7) })}>
            Week after
          </Button>
        </span>
      </div>
      <p className="mb-3 text-ink-soft">
        Week of {formatDate(shownMonday)}
        {shownTeacher && `, ${teacherName(shownTeacher)}`}
        {room && `, ${room}`}
        {of === 'year' && year && (
          <>
            , {yearLabels[year].toLowerCase()} year.
            <span className="print:hidden"> Choose a cell to change it.</span>
          </>
        )}
      </p>
      {error && !week.data && <LoadFailure error={error} onRetry={() => void week.refetch()} />}
      {!error && !(week.data && plan.data) && <Loading text="Loading…" />}
      {week.data && plan.data && (
        <>
          <WeekChanges changes={changes} of={of} />
          <WeekTable
            caption="Timetable"
            entries={week.data}
            changes={changes}
            periods={plan.data.periods}
            of={of}
            {...(year && { onEdit: (weekday, period, entry) => setCell({ weekday, period, entry }) })}
          />
        </>
      )}
      {cell && year && plan.data && (
        <CellDialog
          {...cell}
          year={year}
          rooms={plan.data.rooms}
          monday={shownMonday}
          onClose={() => setCell(undefined)}
        />
      )}
    </>
  );
}
