import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { CalendarView } from './calendar-view.tsx';

export function OwnCalendarScreen() {
  return <OwnStudent>{({ year }) => <CalendarView title="Academic Calendar" ownYear={year} />}</OwnStudent>;
}
