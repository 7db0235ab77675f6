// A teacher acts for the own subjects: those that the office has entered as the teacher's in an academic year.
import type { Session } from '#server/db/account/sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { listTaught } from '#server/db/teaching/teaching.ts';
import type { Year } from '#shared/kit/study-years.ts';

/** @returns a function that says of a subject whether the user acts for it in one of these academic years; the office does for all */
export async function ownSubjects(
  db: Database,
  { role, recordId }: Pick<Session, 'role' | 'recordId'>,
  ...academicYears: string[]
): Promise<(subjectId: string, academicYear?: string) => boolean> {
  if (role !== 'faculty') return () => role === 'admin';
  const taught = await listTaught(db, recordId, academicYears);
  return (subjectId, academicYear = academicYears[0]) =>
    taught.some((subject) => subject.subject_id === subjectId && subject.academic_year === academicYear);
}

/** The years of study of the subjects that a faculty member teaches in an academic year. */
export const ownStudyYears = async (
  db: Database,
  facultyId: string,
  academicYear: string,
): Promise<Set<Year>> => new Set((await listTaught(db, facultyId, [academicYear])).map(({ year }) => year));
