import { formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { TimetableDay } from '#shared/teaching/timetable.ts';
import { useDeviceDay } from '#web/portal/kit/shell/use-india-time.ts';

/** Why classes that the week has are missing on this day: a holiday of their year alone. */
export function ClosedYears({ day: { closedYears } }: { day: TimetableDay }) {
  return closedYears.map(({ year, why }) => (
    <p key={year} className="mb-3 text-ink-soft">
      No classes of the {yearLabels[year].toLowerCase()} year: {why}
    </p>
  ));
}

interface WrongDateProps {
  day: string;
  /** The college's day when the device was online last, where `day` is the device's alone. */
  lastKnown: string | undefined;
}

/** Tells that the device's date is not the college's, or that the college's cannot be known offline. */
export function WrongDate({ day, lastKnown }: WrongDateProps) {
  const device = useDeviceDay();
  if (lastKnown)
    return (
      <p role="status" className="mb-4 border-l-4 border-line bg-sand px-4 py-2">
        Without a connection this screen goes by the date of this device, {formatDate(day)}. The college was
        last reached on {formatDate(lastKnown)}.
      </p>
    );
  if (day === device) return null;
  return (
    <p role="status" className="mb-4 border-l-4 border-turmeric bg-turmeric-pale px-4 py-2">
      This device says that today is {formatDate(device)}. By the college’s clock it is {formatDate(day)}:
      this screen goes by that. Set the date of the device right.
    </p>
  );
}
