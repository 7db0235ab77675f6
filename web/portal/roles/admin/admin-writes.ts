// Which permission the buttons of a screen need that change its records. A screen that is not named shows them all: its calls and
// its own parts decide (the settings, the first screen).
import { type Action, type Actor, mayAll } from '#shared/roles.ts';

const writes: Readonly<Record<string, Action>> = {
  students: 'student.write',
  promotion: 'student.write',
  guardians: 'guardian.write',
  messages: 'message.write',
  faculty: 'faculty.write',
  subjects: 'subject.write',
  'personal-info': 'student.write',
  'contact-info': 'student.write',
  events: 'event.write',
  notices: 'notice.write',
  facts: 'fact.write',
  'website-people': 'website.write',
  gallery: 'website.write',
  'exam-hub': 'website.write',
  enquiries: 'enquiry.write',
  'academic-calendar': 'calendar.write',
  timetable: 'timetable.write',
  registers: 'class.write',
  attendance: 'attendance.write',
  'hall-tickets': 'hall-ticket.write',
  certificates: 'certificate.write',
  marks: 'exam-session.write',
  payments: 'payment.write',
  'take-payments': 'payment.write',
  dues: 'due.remind',
  'fee-plans': 'fee-plan.write',
};

/** The tabs of one record whose rows others than its writers enter. */
const writesOfTab: Readonly<Record<string, Action>> = {
  fees: 'fee.write',
  results: 'result.write',
  grades: 'result.write',
  certificates: 'certificate.write',
  attendance: 'attendance.write',
  guardians: 'guardian.write',
  account: 'account.invite',
};

/** @param section the part of the address behind the portal's own */
export function mayWriteOn(
  section: string,
  tab: unknown,
  user: Pick<Actor, 'role' | 'permissions'>,
): boolean {
  const [screen = '', id] = section.split('/');
  const action = (id && typeof tab === 'string' && writesOfTab[tab]) || writes[screen];
  return !action || mayAll(action, user);
}
