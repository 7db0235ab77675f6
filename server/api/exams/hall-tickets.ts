import type { Context, Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import { findExamSession } from '#server/db/exams/exam-sessions.ts';
import * as tickets from '#server/db/exams/hall-tickets.ts';
import { lockRecord } from '#server/db/locks.ts';
import { findAcademicYear } from '#server/db/office/academic-years.ts';
import { insertAudit, insertAudits, insertExportAudit } from '#server/db/office/audit-log.ts';
import { insertNumbered, listTicketsOfSession, withdrawNumbered } from '#server/db/office/certificates.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { conflict, forbidden, invalid, notFound, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { refuseUnprintedLetters } from '#server/rules/office/printed-letters.ts';
import type { Contract } from '#shared/contract.ts';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import {
  type HallTicketStudent,
  isAdmitted,
  isToBeIssued,
  withoutAmount,
} from '#shared/exams/hall-tickets.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { KeptCertificate } from '#shared/office/papers/certificates.ts';
import { fullName } from '#shared/people/full-name.ts';
import { studentFields } from '#shared/people/students.ts';
import { childOf } from '#shared/roles.ts';

const ticketColumns: readonly ExportColumn<HallTicketStudent>[] = [
  ['enrollmentNumber', ({ student }) => student.enrollmentNumber, studentFields.enrollmentNumber],
  ['student', ({ student }) => fullName(student)],
  ['heldBack', ({ reasons }) => reasons.join(' ')],
  ['letIn', ({ exception }) => exception?.reason ?? ''],
  ['number', ({ ticket }) => ticket?.serial ?? ''],
  ['issuedOn', ({ ticket }) => ticket?.issuedOn ?? null],
];

export const hallTicketHandlers = {
  listHallTickets: async ({ db, params, clock }) =>
    (await readTickets(db, params.id, indiaDate(clock()))).students,

  exportHallTickets: exporting(
    'hall-ticket',
    'hall-tickets',
    ticketColumns,
    async ({ db, params, clock }) => (await readTickets(db, params.id, indiaDate(clock()))).students,
  ),

  issueHallTickets: async ({ db, params, settings, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const issuedOn = indiaDate(clock());
      const { session, students } = await lockTickets(tx, params.id, issuedOn);
      const holders = students.filter(isToBeIssued).map(({ student: { id, ...names } }) => ({
        studentId: id,
        facts: { ...names, year: session.year, father: '' },
        purpose: session.name,
        about: session.id,
      }));
      if (holders.length === 0)
        throw conflict('There is no hall ticket to issue: all others are held back, or have theirs.', 'id');
      refuseUnprintedLetters(holders);
      const issue = {
        ...({ kind: 'hall-ticket', issuedOn, issuedBy: author.label } as const),
        academicYear: academicYearOf(issuedOn),
        prefix: settings.college.prefixAt(clock()),
      };
      await insertNumbered(tx, issue, holders);
      const change = { action: 'create', noun: 'hall-ticket', label: session.name } as const;
      await insertAudits(
        tx,
        author,
        holders.map(({ studentId }) => ({ ...change, recordId: studentId })),
        clock(),
      );
      return { issued: holders.length };
    }),

  readHallTickets: async (context) => {
    const { db, params, author, clock } = context;
    const today = indiaDate(clock());
    const { session, students } = await readTickets(db, params.id, today);
    const admitted = new Set(students.filter(isAdmitted).map(({ student }) => student.id));
    const issued = (await listTicketsOfSession(db, session.id))
      .filter(({ studentId }) => admitted.has(studentId))
      .toSorted((a, b) => (a.facts.enrollmentNumber < b.facts.enrollmentNumber ? -1 : 1));
    if (issued.length === 0) throw conflict('No hall ticket is issued: issue them first.', 'id');
    const label = `Hall tickets, ${session.name}`;
    await insertExportAudit(db, author, { noun: 'hall-ticket', recordId: session.id, label }, clock());
    return ticketFile(context, 'hall-tickets', label, session, issued);
  },

  readOwnHallTicket: async (context) => {
    const { own, child } = await readOwn(context);
    const state = !isAdmitted(own) ? 'held' : own.ticket ? 'issued' : 'admitted';
    const reasons = state === 'held' ? own.reasons : [];
    return {
      studentId: own.student.id,
      state,
      reasons: child && !child.maySeeFees ? reasons.map(withoutAmount) : reasons,
      number: state === 'issued' ? (own.ticket?.serial ?? null) : null,
    };
  },

  readOwnHallTicketPdf: async (context) => {
    const { db, author, clock } = context;
    const { session, own } = await readOwn(context);
    const issued = isAdmitted(own)
      ? (await listTicketsOfSession(db, session.id)).filter(({ studentId }) => studentId === own.student.id)
      : [];
    if (issued.length === 0) throw conflict('The hall ticket is not issued.', 'id');
    const label = `Hall ticket, ${session.name}`;
    await insertExportAudit(db, author, { noun: 'hall-ticket', recordId: own.student.id, label }, clock());
    return ticketFile(context, `hall-ticket-${own.student.enrollmentNumber}`, label, session, issued);
  },

  setHallTicketException: async ({ db, params, body, session, author, clock, approve }) =>
    db.transaction().execute(async (tx) => {
      const { id, studentId } = params;
      const { session: exam, students } = await lockTickets(tx, id, indiaDate(clock()));
      const found = orNotFound(
        students.find(({ student }) => student.id === studentId),
        'Student',
      );
      const allowed = { reason: body.reason, allowedBy: session.label, allowedAt: clock().toISOString() };
      await tickets.saveHallTicketException(tx, { sessionId: id, studentId }, allowed);
      const what = `Let ${fullName(found.student)} sit ${exam.name} in spite of: ${found.reasons.join(' ')}`;
      await approve(tx, { kind: 'exception', recordId: studentId, what, reason: body.reason });
      const before = found.exception ? { reason: found.exception.reason } : {};
      const change = { action: 'update', noun: 'hall-ticket', recordId: studentId } as const;
      const after = { reason: body.reason };
      await insertAudit(tx, author, { ...change, label: exam.name, before, after }, clock());
    }),

  deleteHallTicketException: async ({ db, params, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const today = indiaDate(clock());
      const { session: exam, students } = await lockTickets(tx, params.id, today);
      const reason = await tickets.deleteHallTicketException(tx, params.id, params.studentId);
      if (reason === undefined) throw notFound('Exception');
      const ticket = students.find(({ student }) => student.id === params.studentId)?.ticket;
      if (ticket) await withdrawNumbered(tx, [ticket.id], today, 'Held back again');
      const change = { action: 'delete', noun: 'hall-ticket', recordId: params.studentId } as const;
      await insertAudit(tx, author, { ...change, label: exam.name, before: { reason } }, clock());
    }),
} satisfies Partial<Handlers>;

const ticketFile = (
  context: Pick<Context<never>, 'settings' | 'reply'>,
  name: string,
  title: string,
  session: ExamSession,
  issued: readonly KeptCertificate[],
) =>
  answerDocuments(
    context,
    name,
    import('#server/pdf/hall-tickets.ts'),
    ({ hallTicket }) => issued.map((ticket) => hallTicket(session, ticket, context.settings)),
    title,
  );

/**
 * Issues, exceptions and changes of the session follow each other: a second click finds the tickets of the first, and an
 * exception that is taken back the ticket that was made with it.
 */
async function lockTickets(tx: Tx, id: string, today: string) {
  await lockRecord(tx, 'exam-session', id);
  return readTickets(tx, id, today);
}

/**
 * The ticket of the signed-in student, or of a student of the signed-in guardian.
 * @throws 404 for a session, or a student, that is not the caller's own
 */
async function readOwn({
  db,
  params,
  query,
  session: user,
  clock,
}: Context<Contract['readOwnHallTicket' | 'readOwnHallTicketPdf']>) {
  const { session, students } = await readTickets(db, params.id, indiaDate(clock()));
  const ids = new Set((user.children ?? [{ studentId: user.recordId }]).map(({ studentId }) => studentId));
  const mine = students.filter(({ student: { id } }) => ids.has(id) && id === (query.studentId ?? id));
  const [own] = mine;
  if (!own) throw notFound(query.studentId ? 'Student' : 'Exam session');
  if (mine.length > 1)
    throw invalid('Name the student: several of yours are in this exam session', 'studentId');
  const child = childOf(user, own.student.id);
  if (child && !child.maySeeMarks) throw forbidden();
  return { session, own, child };
}

async function readTickets(db: Database, id: string, today: string) {
  const session: ExamSession | undefined = await findExamSession(db, id);
  if (!session) throw notFound('Exam session');
  const rule = await findAcademicYear(db, session.academicYear);
  return { session, students: await tickets.listHallTickets(db, session, rule, today) };
}
