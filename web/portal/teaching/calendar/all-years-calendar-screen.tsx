import { CalendarView } from './calendar-view.tsx';

export function AllYearsCalendarScreen() {
  return <CalendarView title="Academic Calendar" />;
}
