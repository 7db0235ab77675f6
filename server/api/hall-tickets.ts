import { findAcademicYear } from '#server/db/academic-years.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { findExamSession } from '#server/db/exam-sessions.ts';
import * as tickets from '#server/db/hall-tickets.ts';
import type { Database } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { hallTicket } from '#server/pdf/hall-tickets.ts';
import type { ExamSession } from '#shared/exam-sessions.ts';
import { indiaDate } from '#shared/format.ts';
import { isAdmitted } from '#shared/hall-tickets.ts';

// The PDF library and its fonts are loaded with the first document, to save memory until then.
const kit = () => import('#server/pdf/document.ts');

export const hallTicketHandlers = {
  listHallTickets: async ({ db, params, clock }) =>
    (await readTickets(db, params.id, indiaDate(clock()))).students,

  readHallTickets: async ({ db, params, settings, author, clock, reply }) => {
    const today = indiaDate(clock());
    const { session, students } = await readTickets(db, params.id, today);
    const admitted = students.filter(isAdmitted);
    if (admitted.length === 0)
      throw conflict('Every hall ticket of this session is held back: let students in first.', 'id');
    const label = `Hall tickets, ${session.name}`;
    const change = { action: 'export', noun: 'hall-ticket', recordId: session.id, label } as const;
    await db.transaction().execute((tx) => insertAudit(tx, author, change, clock()));
    reply.header('content-disposition', 'inline; filename="hall-tickets.pdf"');
    const { makePdf } = await kit();
    const documents = admitted.map((one) => hallTicket(session, one, today));
    return makePdf(documents, settings.college, label);
  },

  setHallTicketException: async ({ db, params, body, session, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const { id, studentId } = params;
      const { session: exam, students } = await readTickets(tx, id, indiaDate(clock()));
      const found = students.find(({ student }) => student.id === studentId);
      if (!found) throw notFound('Student');
      const allowed = { sessionId: id, studentId, reason: body.reason, allowedBy: session.label };
      await tickets.saveHallTicketException(tx, { ...allowed, now: clock() });
      const before = found.exception ? { reason: found.exception.reason } : {};
      const change = {
        action: 'update',
        noun: 'hall-ticket',
        recordId: studentId,
        label: exam.name,
      } as const;
      await insertAudit(tx, author, { ...change, before, after: { reason: body.reason } }, clock());
    }),

  deleteHallTicketException: async ({ db, params, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const { session: exam } = await readTickets(tx, params.id, indiaDate(clock()));
      const reason = await tickets.deleteHallTicketException(tx, params.id, params.studentId);
      if (reason === undefined) throw notFound('Exception');
      const change = { action: 'delete', noun: 'hall-ticket', recordId: params.studentId } as const;
      await insertAudit(tx, author, { ...change, label: exam.name, before: { reason } }, clock());
    }),
} satisfies Partial<Handlers>;

async function readTickets(db: Database, id: string, today: string) {
  const session: ExamSession | undefined = await findExamSession(db, id);
  if (!session) throw notFound('Exam session');
  const rule = await findAcademicYear(db, session.academicYear);
  return { session, students: await tickets.listHallTickets(db, session, rule, today) };
}
