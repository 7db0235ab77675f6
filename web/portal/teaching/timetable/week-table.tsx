import type { ReactNode } from 'react';
import { formatDayAndMonth, formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import { classKindLabels } from '#shared/teaching/class-kinds.ts';
import type { Period } from '#shared/teaching/day-plan.ts';
import type { ChangeOfDay, TimetableEntry } from '#shared/teaching/timetable.ts';
import { weekdayLabel, weekdayOf, weekdays } from '#shared/teaching/weekdays.ts';
import { changeText, type WeekOf } from './week-changes.tsx';

interface WeekTableProps {
  caption: string;
  entries: readonly TimetableEntry[];
  /** What differs on single days of this week. */
  changes?: readonly ChangeOfDay[];
  periods: readonly Period[];
  of: WeekOf;
  /** The weekday to mark, in the own week. */
  today?: number;
  /** Makes a cell a button, also an empty one. */
  onEdit?: (weekday: number, period: number, entry: TimetableEntry | undefined) => void;
  /** A class of the week is dragged: put into a free cell it is entered there too. */
  drag?: {
    onTake: (entry: TimetableEntry | undefined) => void;
    onPut: (weekday: number, period: number) => void;
  };
}

const none: readonly ChangeOfDay[] = [];

const cellOf = (entries: readonly TimetableEntry[], weekday: number, period: number) =>
  entries.filter((entry) => entry.weekday === weekday && entry.period === period);

const changesIn = (changes: readonly ChangeOfDay[], weekday: number, period: number) =>
  changes.filter((change) => weekdayOf(change.day) === weekday && change.period === period);

/** The week as a grid; on phones one day below the other, on tablets two beside each other where nothing is changed. */
export function WeekTable(props: WeekTableProps) {
  const { caption, entries, changes = none, periods, of, today, onEdit, drag } = props;
  if (!onEdit && entries.length === 0 && changes.length === 0)
    return <p>{say('No class is planned in this week.')}</p>;
  /** null for an empty one that cannot be changed */
  const cell = (weekday: number, period: number): ReactNode => {
    const found = cellOf(entries, weekday, period);
    const changed = changesIn(changes, weekday, period);
    if (!onEdit && found.length + changed.length === 0) return null;
    const shown = (
      <>
        {/* While one entry follows another in the middle of the week, the cell has both. */}
        {found.map((entry) => (
          <Entry key={entry.id} entry={entry} of={of} />
        ))}
        {onEdit && found.length === 0 && <span className="text-sm text-ink-soft print:hidden">Add</span>}
        {changed.map((one) => (
          <Change key={one.id} one={one} entries={entries} />
        ))}
      </>
    );
    if (!onEdit) return shown;
    return (
      <button
        type="button"
        onClick={() => onEdit(weekday, period, found[0])}
        draggable={found.length > 0}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', found[0]?.subject.name ?? '');
          drag?.onTake(found[0]);
        }}
        onDragEnd={() => drag?.onTake(undefined)}
        onDragOver={(event) => found.length === 0 && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          drag?.onPut(weekday, period);
        }}
        className="block min-h-11 w-full rounded-sm px-0.5 py-1 text-left xl:px-2 hover:bg-sea-pale print:min-h-0 print:p-0"
      >
        <span className="sr-only">
          {weekdayLabel(weekday)}, period {period}:{' '}
        </span>
        {shown}
      </button>
    );
  };
  const used = new Set([
    ...entries.map((entry) => entry.weekday),
    ...changes.map(({ day }) => weekdayOf(day)),
  ]);
  // Monday to Saturday at least.
  const days = weekdays.filter((weekday) => weekday < 7 || used.has(weekday));
  const isOver = (weekday: number) => today !== undefined && weekday < today;
  const isWeekOver = days.every(isOver);
  const dayList = (weekday: number) => (
    <section key={weekday} aria-label={weekdayLabel(weekday)}>
      <h2 className="mb-1 text-lg">
        {weekdayLabel(weekday)}
        {weekday === today && `, ${say('today')}`}
      </h2>
      <ul className="overflow-hidden rounded-lg border border-line bg-white">
        {periods.map(({ from }, index) => {
          const content = cell(weekday, index + 1);
          return (
            content !== null && (
              <li key={from} className="flex gap-3 border-b border-line px-3 py-2 last:border-b-0">
                <span className="tabular w-19 flex-none text-sm text-ink-soft">{formatTime(from)}</span>
                <div className="min-w-0 grow">{content}</div>
              </li>
            )
          );
        })}
        {!onEdit && !used.has(weekday) && <li className="px-3 py-2 text-ink-soft">{say('No classes')}</li>}
      </ul>
    </section>
  );
  const earlier = isWeekOver ? [] : days.filter(isOver);
  return (
    <>
      <div className={`overflow-x-auto print:block ${onEdit ? 'max-md:hidden' : 'max-lg:hidden'}`}>
        <table className="week-table w-full table-fixed border-collapse bg-white hyphens-auto max-xl:text-sm max-lg:text-xs print:text-[9pt]">
          <caption className="sr-only">{say(caption)}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="w-20 border border-line bg-sand p-1 text-left xl:w-24 xl:p-2 print:w-32 print:px-1"
              >
                {say('Period')}
              </th>
              {days.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  aria-current={weekday === today ? 'date' : undefined}
                  className="border border-line bg-sand p-1 text-left aria-[current]:bg-sea-pale xl:p-2 print:bg-sand"
                >
                  {weekdayLabel(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ from, to }, index) => (
              <tr key={from}>
                <th
                  scope="row"
                  className="tabular border border-line p-1 text-left text-sm font-normal xl:p-2 print:px-1 print:py-0.5 print:text-[1em]"
                >
                  <strong className="block">{index + 1}</strong>
                  {formatTime(from)}–{formatTime(to)}
                </th>
                {days.map((weekday) => (
                  <td
                    key={weekday}
                    className={`border border-line align-top print:px-1 print:py-0.5 ${onEdit ? 'p-0.5' : 'p-1 xl:p-2'}`}
                  >
                    {cell(weekday, index + 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div
        className={`grid gap-5 print:hidden ${onEdit ? 'md:hidden' : 'items-start md:grid-cols-2 lg:hidden'}`}
      >
        {/* On a phone a day is as high as the screen: today is at its top. */}
        {earlier.length > 0 && (
          <details className="md:col-span-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
              {say('Earlier this week')}
            </summary>
            <div className="grid items-start gap-5 md:grid-cols-2">{earlier.map(dayList)}</div>
          </details>
        )}
        {days.filter((weekday) => !earlier.includes(weekday)).map(dayList)}
      </div>
    </>
  );
}

/** Below the class of the plan, or alone where the plan has none. */
function Change({ one, entries }: { one: ChangeOfDay; entries: readonly TimetableEntry[] }) {
  const { day, year, period, subject } = one;
  const isPlanned = cellOf(entries, weekdayOf(day), period).some(
    (entry) => entry.year === year && entry.subject.id === subject.id,
  );
  return (
    <span className="mt-0.5 block text-sm leading-tight font-medium text-madder print:text-[1em]">
      {formatDayAndMonth(day)}: {!isPlanned && `${subject.name}, `}
      {changeText(one)}
    </span>
  );
}

function Entry({ entry, of }: { entry: TimetableEntry; of: WeekOf }) {
  const { subject, faculty, room, kind, year } = entry;
  const details = [
    of !== 'year' && `${yearLabels[year]} year`,
    kind === 'practical' && say(classKindLabels.practical),
    of !== 'teacher' && (faculty ? fullName(faculty) : say('No teacher')),
    // The number stays with its room: ‘Practice’ and ‘Room 1’ on two lines, not a lone ‘1’.
    of !== 'room' && room.replace(/ (?=\d+$)/, '\u00a0'),
  ];
  return (
    <span className="block leading-tight">
      <span className="block font-medium">{subject.name}</span>
      <span
        className={`mt-0.5 block text-sm print:mt-0 print:text-[1em] print:leading-tight ${faculty ? 'text-ink-soft' : 'text-madder'}`}
      >
        {details.filter(Boolean).join('\u00a0· ')}
      </span>
    </span>
  );
}
