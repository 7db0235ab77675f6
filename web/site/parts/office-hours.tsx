import { officeHours } from '#content/facts.ts';
import { formatTime } from '#shared/format.ts';

const short = (day: string) => day.slice(0, 3);

/** 'Mon-Fri 9:30 AM-5:00 PM', a line per row of the facts. */
export function OfficeHours() {
  return officeHours.map(({ days, opens, closes }) => {
    const first = days[0];
    const last = days.at(-1) ?? first;
    return (
      <span key={first} className="block tabular">
        {first === last ? short(first) : `${short(first)}-${short(last)}`} {formatTime(opens)}-
        {formatTime(closes)}
      </span>
    );
  });
}
