import { Link } from '@tanstack/react-router';
import { Check, CircleDashed, CloudOff } from 'lucide-react';
import { classKindLabels } from '#shared/class-kinds.ts';
import type { Period } from '#shared/day-plan.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import { yearLabels } from '#shared/study-years.ts';
import { teacherName } from '#shared/teacher-name.ts';
import type { DayClass } from '#shared/timetable.ts';
import { Button } from '#web/ui/button.tsx';
import type { QueuedRegister } from './register-queue.ts';

interface ClassCardProps {
  one: DayClass;
  day: string;
  /** Below the portal's own path. */
  to: (path: string) => string;
  periods?: readonly Period[];
  queued?: QueuedRegister | undefined;
  /** Shows the day too: in a list of several days. */
  hasDay?: boolean;
  /** In the whole college's day: shows the teacher, and below its period no time. */
  isOffice?: boolean;
  isFuture?: boolean;
  /** For the office: changes the class for this day. */
  onChange?: (() => void) | undefined;
}

/** A class of a day; the whole card opens its register. */
export function ClassCard(props: ClassCardProps) {
  const { one, day, to, periods, queued, hasDay, isOffice, isFuture, onChange } = props;
  const { period, year, subject, faculty, room, kind, substitution } = one;
  const time = periods?.[period - 1];
  const isOpenable = !isFuture && !substitution?.isCancelled;
  const title = `${subject.name}, ${yearLabels[year].toLowerCase()} year`;
  const isBelowPeriod = isOffice && !hasDay;
  return (
    <li className="relative flex items-center gap-x-3 bg-white px-3 py-2 sm:px-4">
      {!isBelowPeriod && (
        <span className="tabular w-16 flex-none text-sm leading-tight text-ink-soft">
          {hasDay ? formatDate(day).replace(/ \d{4}$/, '') : time && formatTime(time.from)}
          <span className="block">Period {period}</span>
        </span>
      )}
      <span className="min-w-0 flex-1 leading-snug">
        {isOpenable ? (
          <Link
            to={to(`registers/${day}/${period}/${year}`)}
            className="font-semibold text-teal underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="block text-sm text-ink-soft">
          <RegisterState one={one} queued={queued} isOpenable={isOpenable} />
          {isOffice && (faculty ? teacherName(faculty) : 'No teacher')}
          <span className={isOffice ? 'max-sm:hidden' : ''}>
            {isOffice && ' · '}
            {[classKindLabels[kind], room].filter(Boolean).join(' · ')}
          </span>
        </span>
        {substitution && (
          <span className="block text-sm font-medium text-madder">
            {substitution.isCancelled ? 'Not held' : faculty ? `Taken by ${teacherName(faculty)}` : 'Changed'}
            : {substitution.reason}
          </span>
        )}
      </span>
      {onChange && (
        <Button
          variant="quiet"
          className="relative -mr-2 flex-none"
          aria-label={`Change ${title} for this day`}
          onClick={onChange}
        >
          Change
        </Button>
      )}
    </li>
  );
}

function RegisterState({
  one: { held },
  queued,
  isOpenable,
}: {
  one: DayClass;
  queued: QueuedRegister | undefined;
  isOpenable: boolean;
}) {
  if (queued)
    return (
      <span className="mr-2 inline-flex items-center gap-1 font-medium whitespace-nowrap text-madder">
        <CloudOff className="size-4" aria-hidden="true" />
        {queued.state === 'conflict' || queued.state === 'refused' ? 'To decide' : 'Not sent yet'}
      </span>
    );
  if (held)
    return (
      <span className="tabular mr-2 inline-flex items-center gap-1 font-medium whitespace-nowrap text-teal">
        <Check className="size-4" aria-hidden="true" />
        {held.present} of {held.students}
      </span>
    );
  if (!isOpenable) return null;
  return (
    <span className="mr-2 inline-flex items-center gap-1 font-medium whitespace-nowrap text-madder">
      <CircleDashed className="size-4" aria-hidden="true" />
      Not taken
    </span>
  );
}
