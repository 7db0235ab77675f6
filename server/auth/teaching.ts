// Which subjects a signed-in user may enter marks and attendance for, and which students are taught.
import type { Database } from '#server/db/schema.ts';
import type { Session } from '#server/db/sessions.ts';
import { listTaughtSubjects } from '#server/db/teaching.ts';
import { forbidden } from '#server/errors.ts';
import { isFormer, type StudentStatus } from '#shared/student-status.ts';
import type { Year } from '#shared/study-years.ts';

type User = Pick<Session, 'role' | 'recordId'>;

/** Whether the signed-in teacher teaches the subject in the academic year; the office counts as teaching every subject, a student none. */
export async function teaches(
  db: Database,
  { role, recordId }: User,
  subjectId: string,
  academicYear: string,
): Promise<boolean> {
  if (role !== 'faculty') return role === 'admin';
  return (await listTaughtSubjects(db, recordId, academicYear)).has(subjectId);
}

/** @throws 403 where the signed-in user is not the office and does not teach the subject in the academic year */
export async function expectTeacher(
  db: Database,
  user: User,
  subjectId: string,
  academicYear: string,
): Promise<void> {
  if (!(await teaches(db, user, subjectId, academicYear)))
    throw forbidden(`You do not teach this subject in ${academicYear}. The office can enter it.`);
}

/** Whether a student is taught by who teaches these years: a subject of the year in which the student is now. */
export const isTaughtIn = (
  years: ReadonlySet<Year>,
  { year, status }: { year: Year; status: StudentStatus },
) => years.has(year) && !isFormer({ status });
