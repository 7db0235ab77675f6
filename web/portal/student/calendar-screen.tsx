import { CalendarView } from '../common/calendar/calendar-view.tsx';
import { OwnStudent } from './own-student.tsx';

export function CalendarScreen() {
  return <OwnStudent>{({ year }) => <CalendarView title="Academic Calendar" ownYear={year} />}</OwnStudent>;
}
