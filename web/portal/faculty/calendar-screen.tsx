import { CalendarView } from '../common/calendar-view.tsx';

export function CalendarScreen() {
  return <CalendarView title="Academic Calendar" />;
}
