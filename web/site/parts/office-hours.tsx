import { usePage } from './page-context.ts';

/** 'Mon-Fri 9:30 AM-5:00 PM', and a line for Saturday. */
export function OfficeHours() {
  const { figures } = usePage();
  return (['weekdayHours', 'saturdayHours'] as const).map((days) => (
    <span key={days} className="block tabular text-balance">
      {figures[days]}
    </span>
  ));
}
