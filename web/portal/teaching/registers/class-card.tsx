import { Link } from '@tanstack/react-router';
import { Check, CircleDashed, Clock, CloudOff, type LucideIcon, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayAndMonth, formatTime } from '#shared/kit/format.ts';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { classKindLabels } from '#shared/teaching/class-kinds.ts';
import type { Period } from '#shared/teaching/day-plan.ts';
import type { Phase } from '#shared/teaching/now-and-next.ts';
import type { DayClass } from '#shared/teaching/timetable.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import type { WaitingRegister } from './register-outbox.ts';

interface ClassCardProps {
  one: DayClass;
  day: string;
  /** Below the portal's own path. */
  to: (path: string) => string;
  periods?: readonly Period[];
  queued?: WaitingRegister | undefined;
  /** Shows the day too: in a list of several days. */
  hasDay?: boolean;
  /** In the whole college's day: shows the teacher, and below its period no time. */
  isOffice?: boolean;
  isFuture?: boolean;
  phase: Phase;
  /** Changes the class for this day; a teacher only says that it is not held. */
  onChange?: (() => void) | undefined;
}

/** At a desk, in the day of the whole college. */
const columns: Readonly<Record<Year, string>> = {
  FIRST: 'xl:col-start-1',
  SECOND: 'xl:col-start-2',
  THIRD: 'xl:col-start-3',
  FOURTH: 'xl:col-start-4',
};

/** A class of a day; the whole card opens its register. */
export function ClassCard(props: ClassCardProps) {
  const { one, day, to, periods, hasDay, isOffice, isFuture, onChange } = props;
  const { period, year, subject, faculty, room, kind, substitution } = one;
  const time = periods?.[period - 1];
  const isOpenable = !isFuture && !substitution?.isCancelled;
  const sign = signOf(props, isOpenable);
  const title = `${subject.name}, ${yearLabels[year].toLowerCase()} year`;
  const isBelowPeriod = isOffice && !hasDay;
  const changeLabel = isOffice ? 'Change class' : substitution ? 'Take back' : 'Not held?';
  const name = (
    <>
      {subject.name}
      {/* At a desk the column says it. */}
      <span className={isBelowPeriod ? 'xl:sr-only' : ''}>, {yearLabels[year].toLowerCase()} year</span>
    </>
  );
  const change = onChange && (
    <Button
      variant="quiet"
      className={isBelowPeriod ? 'relative -mr-2 flex-none px-3 xl:-mt-2' : 'relative float-right -mr-2'}
      aria-label={`${changeLabel}: ${title}`}
      onClick={onChange}
    >
      {isBelowPeriod ? <Pencil className="size-4" /> : changeLabel}
    </Button>
  );
  return (
    <li
      className={classNames(
        'relative flex items-center gap-x-3 bg-white px-3 py-2 sm:px-4',
        isBelowPeriod && `xl:items-start xl:gap-0 xl:px-3 ${columns[year]}`,
      )}
    >
      {!isBelowPeriod && (
        <span className="tabular w-16 flex-none text-sm leading-tight text-ink-soft">
          {hasDay ? formatDayAndMonth(day) : time && formatTime(time.from)}
          <span className="block">Period {period}</span>
        </span>
      )}
      <span className="min-w-0 flex-1 leading-snug">
        {isOpenable ? (
          <Link
            to={to(`registers/${day}/${period}/${year}`)}
            className="font-semibold text-teal underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {/* Beside the details, so that the name has the whole line of a phone. */}
        {!isBelowPeriod && change}
        <span className="block text-sm text-ink-soft">
          <span className={isBelowPeriod ? 'xl:mt-0.5 xl:mb-1 xl:block xl:empty:hidden' : ''}>
            {sign && (
              <Pill tone={sign.tone} className="tabular mr-2 whitespace-nowrap">
                <sign.Icon className="-mt-0.5 mr-1 inline size-3.5" />
                {sign.text}
              </Pill>
            )}
          </span>
          {isOffice && (faculty ? fullName(faculty) : 'No teacher')}
          <span className={isOffice ? 'max-sm:hidden' : ''}>
            {/* A line may end with the dot, not begin with it. */}
            {isOffice && '\u00a0· '}
            {[classKindLabels[kind], room].filter(Boolean).join('\u00a0· ')}
          </span>
        </span>
        {substitution && (
          <span className="block text-sm font-medium text-madder">
            {changeInWords(one)}: {substitution.reason}
          </span>
        )}
      </span>
      {isBelowPeriod && change}
    </li>
  );
}

/** What a change of this day means for the class. */
function changeInWords({ faculty, substitution }: DayClass): string {
  if (substitution?.isCancelled) return 'Not held';
  if (!substitution?.instead) return 'Changed for this day';
  return faculty ? `Taken by ${fullName(faculty)}` : 'No teacher yet';
}

interface Sign {
  Icon: LucideIcon;
  tone: Tone;
  text: string;
}

const signOfPhase: Readonly<Record<Phase, Sign>> = {
  over: { Icon: CircleDashed, tone: 'bad', text: 'Not taken' },
  on: { Icon: Clock, tone: 'waiting', text: 'On now' },
  later: { Icon: Clock, tone: 'quiet', text: 'Later today' },
};

/** How far the register of the class is. */
function signOf({ one: { held }, queued, phase }: ClassCardProps, isOpenable: boolean): Sign | undefined {
  if (queued) return { Icon: CloudOff, tone: 'bad', text: queued.refusal ? 'To decide' : 'Not sent yet' };
  if (held) return { Icon: Check, tone: 'good', text: `${held.present} of ${held.students}` };
  return isOpenable ? signOfPhase[phase] : undefined;
}

interface ClassListProps {
  children: ReactNode[];
  isOffice: boolean;
  /** Of one period: at a desk each year has its column. */
  hasColumns?: boolean;
}

/** Cards of classes below one another; the office's in columns where there is room. */
export function ClassList({ children, isOffice, hasColumns = false }: ClassListProps) {
  if (children.length === 0) return null;
  const columns = isOffice ? 'lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2' : '';
  const years =
    'xl:grid-cols-4 xl:gap-2 xl:rounded-none xl:border-0 xl:bg-transparent xl:[&>li]:rounded-sm xl:[&>li]:border xl:[&>li]:border-line xl:[&>:last-child:nth-child(odd)]:col-span-1';
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns} ${hasColumns ? years : ''}`}
    >
      {children}
    </ul>
  );
}
