import type { Handlers } from '#server/context.ts';
import { certificateColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { findExamSession } from '#server/db/exams/exam-sessions.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit, insertExportAudit } from '#server/db/office/audit-log.ts';
import { findOpenRequest } from '#server/db/office/certificate-requests.ts';
import * as certificates from '#server/db/office/certificates.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import {
  certificateFacts,
  certifiedStudent,
  duplicateFacts,
  leavingOf,
  readTransferDraft,
  refuseMissing,
  repeatedFacts,
} from '#server/rules/office/certificate-facts.ts';
import { moveRequest } from '#server/rules/office/certificate-requests.ts';
import { refuseUnprintedLetters } from '#server/rules/office/printed-letters.ts';
import { findVerification } from '#server/rules/office/verifications.ts';
import { changeStudents } from '#server/rules/people/bulk-changes.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { KeptCertificate } from '#shared/office/papers/certificates.ts';
import { certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { isFormer, statusLabels } from '#shared/people/student-status.ts';

export const certificateHandlers = {
  listCertificates: async ({ db, params }) => certificates.listCertificates(db, params.id),

  exportCertificates: exporting('certificate', 'certificates', certificateColumns, ({ db }) =>
    certificates.listAllCertificates(db),
  ),

  createCertificate: async ({ db, params, body, author, settings, clock }) => {
    const now = clock();
    const issuedOn = indiaDate(now);
    return db.transaction().execute(async (tx) => {
      // The certificate says what the student is now: no change comes between.
      await lockRecord(tx, 'student', params.id);
      const student = await certifiedStudent(tx, params.id);
      // A bonafide certificate says that the student studies here now; a study certificate does not.
      if (body.kind === 'bonafide')
        await refuseFormerStudents(
          tx,
          [params.id],
          'no bonafide certificate can be issued, only a study certificate',
        );
      if (body.leftOn) refuseDayToCome('leftOn', body.leftOn, now);
      const original =
        body.kind === 'transfer' ? await certificates.findOriginalTransfer(tx, params.id) : undefined;
      const second = original && duplicateFacts(original, body.reason);
      const on = { today: issuedOn, startFacts: settings.startFacts };
      const known = repeatedFacts(original) ?? (await certificateFacts(tx, student, body, on));
      refuseMissing(body.kind, student, known.missing);
      const facts = { ...known.facts, ...second };
      const request = await findOpenRequest(tx, params.id, body.kind);
      const purpose = body.purpose || (request?.purpose ?? '');
      refuseUnprintedLetters([{ facts, purpose }]);
      const prefix = settings.college.prefixAt(clock());
      const academicYear = academicYearOf(issuedOn);
      const [{ id } = { id: '' }] = await certificates.insertNumbered(
        tx,
        { kind: body.kind, prefix, academicYear, issuedOn, issuedBy: author.label },
        [{ studentId: params.id, facts, purpose, about: original?.id ?? '' }],
      );
      const made = await existing(tx, id);
      const after = { purpose, ...(second && { duplicateOf: made.duplicateOf, reason: made.reason }) };
      await insertAudit(tx, author, { action: 'create', ...changeOf(made), after }, now);
      if (body.kind === 'transfer' && !original && !isFormer(student)) {
        const { status, leftOn: statusSince } = leavingOf(student, body, issuedOn);
        const kind = { kind: 'status', label: statusLabels[status] } as const;
        await changeStudents(tx, kind, [{ student, after: { year: student.year, status, statusSince } }], {
          author,
          now,
        });
      }
      if (request) await moveRequest(tx, request, { state: 'ready', certificateId: id }, { author, now });
      return made;
    });
  },

  readTransferDraft: async ({ db, params, settings, clock }) =>
    readTransferDraft(db, await certifiedStudent(db, params.id), {
      today: indiaDate(clock()),
      startFacts: settings.startFacts,
    }),

  withdrawCertificate: async ({ db, params, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const before = await existing(tx, params.id);
      if (!(await certificates.withdrawNumbered(tx, [params.id], indiaDate(clock()), body.reason)))
        throw new ApiError(409, `${before.serial} was withdrawn already`);
      const change = { ...changeOf(before), before: { valid: true } };
      await insertAudit(
        tx,
        author,
        { action: 'update', ...change, after: { valid: false, reason: body.reason } },
        clock(),
      );
      return existing(tx, params.id);
    }),

  readCertificate: async (context) => {
    const { db, params, author, settings, clock } = context;
    const found = await existing(db, params.id);
    const { studentId: recordId, serial: label } = found;
    await insertExportAudit(db, author, { noun: 'student', recordId, label }, clock());
    const name = `${found.kind}-${found.serial}`;
    if (!found.sessionId)
      return answerDocuments(context, name, import('#server/pdf/certificate.ts'), ({ certificate }) => [
        certificate(found, settings),
      ]);
    const exam = orNotFound(await findExamSession(db, found.sessionId), 'Exam session');
    return answerDocuments(context, name, import('#server/pdf/hall-tickets.ts'), ({ hallTicket }) => [
      hallTicket(exam, found, settings),
    ]);
  },

  verifyCertificate: async ({ db, params }) =>
    orNotFound(await findVerification(db, params.code), 'Document'),
} satisfies Partial<Handlers>;

async function existing(db: Database, id: string) {
  return orNotFound(await certificates.findCertificate(db, id), 'Certificate');
}

/** The change is shown in the history of the student. */
const changeOf = ({ studentId, kind, serial }: KeptCertificate) =>
  ({ noun: 'certificate', recordId: studentId, label: `${certificateLabels[kind]} ${serial}` }) as const;
