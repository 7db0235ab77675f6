import type { ReactNode } from 'react';
import { counted, formatTime } from '#shared/kit/format.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import type { Phase } from '#shared/teaching/now-and-next.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { isHeld } from '#web/portal/teaching/timetable/timetable-queries.ts';
import { ClassList } from './class-card.tsx';

interface CollegeDayProps {
  data: TimetableDay;
  phaseOf: (held: DayClass) => Phase;
  isMissingOnly: boolean;
  onMissingOnly: (isOn: boolean) => void;
  cardOf: (one: DayClass) => ReactNode;
}

/** The whole college's day by period, at a desk with a column for each year: how far its registers are, and those not taken alone where the office asks. */
export function CollegeDay({ data, phaseOf, isMissingOnly, onMissingOnly, cardOf }: CollegeDayProps) {
  const held = data.classes.filter(isHeld);
  const isMissing = (one: DayClass) => isHeld(one) && !one.held && phaseOf(one) === 'over';
  const taken = held.filter((one) => one.held).length;
  const missing = held.filter(isMissing).length;
  const open = held.length - taken - missing;
  const hasChoice = missing > 0 && missing < data.classes.length;
  const shown = hasChoice && isMissingOnly ? data.classes.filter(isMissing) : data.classes;
  return (
    <>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p>
          {taken + missing > 0 && takenText(taken, taken + missing)}
          {taken + missing > 0 && open > 0 && ' '}
          {open > 0 && data.day <= data.today && `${counted(open, 'class is', 'classes are')} not over yet.`}
        </p>
        {hasChoice && (
          <FilterSelect
            label="Registers"
            all="All registers"
            value={isMissingOnly ? 'missing' : undefined}
            options={[{ value: 'missing', label: 'Not taken' }]}
            onChange={(value) => onMissingOnly(value === 'missing')}
          />
        )}
      </div>
      {shown.length > 0 && (
        <div className="hidden gap-px pl-28 text-sm font-semibold xl:grid xl:grid-cols-4" aria-hidden="true">
          {years.map((year) => (
            <span key={year} className="px-3 pb-1">
              {yearLabels[year]} year
            </span>
          ))}
        </div>
      )}
      {[...Map.groupBy(shown, ({ period }) => period)].map(([period, together]) => (
        <section key={period} className="mb-4 xl:mb-1.5 xl:grid xl:grid-cols-[7rem_1fr]">
          <h3 className="mb-1 text-sm text-ink-soft xl:pt-2">{periodLabel(period, data)}</h3>
          <ClassList isOffice hasColumns>
            {together.map(cardOf)}
          </ClassList>
        </section>
      ))}
    </>
  );
}

const takenText = (taken: number, over: number) =>
  `${taken} of ${counted(over, 'register is', 'registers are')} taken.`;

function periodLabel(period: number, { periods }: TimetableDay): string {
  const from = periods[period - 1]?.from;
  return `Period ${period}${from ? `, ${formatTime(from)}` : ''}`;
}
