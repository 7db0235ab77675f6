import { sql } from 'kysely';
import { isOpen, openSum } from '#server/db/money/dues.ts';
import { listTicketsOfSession } from '#server/db/office/certificates.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { idsOf, listRows, saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { listSubjectAttendance } from '#server/db/teaching/attendance.ts';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import { attendanceReason, feesReason, type HallTicketStudent } from '#shared/exams/hall-tickets.ts';
import type { AcademicYear } from '#shared/office/academic-years.ts';
import { listExamStudents } from './exam-marks.ts';

/**
 * The students who write the session, by enrolment number, with what holds their tickets back.
 * @param today a fee that is due today is not overdue
 */
export async function listHallTickets(
  db: Database,
  session: Pick<ExamSession, 'id' | 'year' | 'state' | 'papers'>,
  rule: AcademicYear,
  today: string,
): Promise<HallTicketStudent[]> {
  const students = await listExamStudents(db, session);
  const ids = idsOf(students);
  if (ids.length === 0) return [];
  const subjectIds = session.papers.map(({ subject }) => subject.id);
  const attendance = await listSubjectAttendance(db, ids, subjectIds, rule);
  const fees = await db
    .selectFrom('fees')
    .select(['student_id', openSum.as('amount'), sql<string>`min(due_on)`.as('since')])
    .where('student_id', 'in', ids)
    .where('due_on', '<', today)
    .where(isOpen)
    .groupBy('student_id')
    .execute();
  const overdue = new Map(fees.map((row) => [row.student_id, row]));
  const exceptions = await listRows(db, 'hall_ticket_exceptions', { session_id: session.id });
  const allowed = new Map(exceptions.map((row) => [row.student_id, camelCased(row)]));
  const tickets = await listTicketsOfSession(db, session.id);
  const issued = new Map(tickets.map(({ studentId, ...ticket }) => [studentId, ticket]));
  return students.map((student) => {
    const short = (attendance.get(student.id) ?? []).filter(({ state }) => state !== 'eligible');
    const fee = overdue.get(student.id);
    return {
      student,
      reasons: [
        ...short.map((summary) => attendanceReason(summary, rule.eligibleFrom)),
        ...(fee ? [feesReason(fee.amount, fee.since)] : []),
      ],
      ticket: issued.get(student.id) ?? null,
      exception: allowed.get(student.id) ?? null,
    };
  });
}

export const saveHallTicketException = (
  tx: Tx,
  place: { sessionId: string; studentId: string },
  allowed: { reason: string; allowedBy: string; allowedAt: string },
): Promise<void> => saveRow(tx, 'hall_ticket_exceptions', snakeCased(place), snakeCased(allowed));

/** @returns the reason that was given; undefined where there was no exception */
export async function deleteHallTicketException(tx: Tx, sessionId: string, studentId: string) {
  const row = await tx
    .deleteFrom('hall_ticket_exceptions')
    .where('session_id', '=', sessionId)
    .where('student_id', '=', studentId)
    .returning('reason')
    .executeTakeFirst();
  return row?.reason;
}
