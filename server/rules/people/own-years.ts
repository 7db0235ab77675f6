import type { Session } from '#server/db/account/sessions.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Database } from '#server/db/schema.ts';
import { orNotFound } from '#server/errors.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { isStaff } from '#shared/roles.ts';

/** The year of a student, those of a guardian's students; undefined for staff, who read every year. */
export async function ownYears(
  db: Database,
  session: Pick<Session, 'role' | 'recordId' | 'children'>,
): Promise<Year[] | undefined> {
  if (isStaff(session)) return undefined;
  if (session.children) return session.children.map(({ year }) => year);
  const student = orNotFound(await findStudent(db, session.recordId, []), 'Student');
  return [student.year];
}
