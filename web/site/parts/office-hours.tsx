import { figure } from '#content/figures.ts';

/** 'Mon-Fri 9:30 AM-5:00 PM', and a line for Saturday. */
export function OfficeHours() {
  return (['weekdayHours', 'saturdayHours'] as const).map((days) => (
    <span key={days} className="block tabular">
      {figure(days)}
    </span>
  ));
}
