// Who gets a hall ticket for an exam session: short attendance and overdue fees hold a ticket back until the office lets the student in.
import * as z from 'zod/mini';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { namedStudentSchema } from '#shared/kit/record-owner.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import type { SubjectAttendance } from '#shared/teaching/attendance.ts';

export const hallTicketStudentSchema = z.object({
  student: namedStudentSchema,
  /** Why the ticket is held back, in words; none where it is not. */
  reasons: z.array(z.string()),
  /** The valid ticket that was issued; null until then, and again after it was withdrawn. */
  ticket: z.nullable(
    z.object({ id: z.string(), serial: z.string(), code: z.string(), issuedOn: z.string() }),
  ),
  /** Set where the office admits the student nevertheless. */
  exception: z.nullable(z.object({ reason: z.string(), allowedBy: z.string(), allowedAt: z.string() })),
});
export type HallTicketStudent = z.infer<typeof hallTicketStudentSchema>;

/** The hall ticket as the student sees it. `held`: for these reasons; `admitted`: the office has not issued it yet. */
export const ownHallTicketSchema = z.object({
  studentId: z.string(),
  state: z.enum(['held', 'admitted', 'issued']),
  /** Why it is held back, in words. */
  reasons: z.array(z.string()),
  /** Of the issued ticket. */
  number: z.nullable(z.string()),
});
export type OwnHallTicket = z.infer<typeof ownHallTicketSchema>;

export const hallTicketExceptionSchema = z.object({
  reason: requiredText('Say why the student is let in', 300),
});

/** What the office still has to issue. */
export const isToBeIssued = (student: HallTicketStudent): boolean => isAdmitted(student) && !student.ticket;

export const isAdmitted = ({ reasons, exception }: HallTicketStudent): boolean =>
  reasons.length === 0 || exception !== null;

export function attendanceReason(
  { subject, kind, percent, state }: Pick<SubjectAttendance, 'subject' | 'kind' | 'percent' | 'state'>,
  eligibleFrom: number,
): string {
  const what = kind === 'practical' ? `${subject.name} (practical)` : subject.name;
  const condonable = state === 'condonable' ? ', which can be condoned' : '';
  return `Attendance in ${what} is ${percent ?? 0} %, below ${eligibleFrom} %${condonable}.`;
}

const feesOverdue = ' of fees overdue since ';
export const feesReason = (amount: number, since: string): string =>
  `${formatRupees(amount)}${feesOverdue}${formatDate(since)}.`;
/** For a guardian who may not see fees. */
export const withoutAmount = (reason: string): string =>
  reason.includes(feesOverdue) ? 'Fees are overdue.' : reason;
