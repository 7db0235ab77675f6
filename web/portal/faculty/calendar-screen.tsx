import { CalendarView } from '../common/calendar/calendar-view.tsx';

export function CalendarScreen() {
  return <CalendarView title="Academic Calendar" />;
}
