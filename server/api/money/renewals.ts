import type { Handlers } from '#server/context.ts';
import { type ExportColumn, sendRows } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import * as renewals from '#server/db/money/renewals.ts';
import { findAcademicYear } from '#server/db/office/academic-years.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { isEligible, notEligible } from '#shared/money/government/government-fees.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { studentFields } from '#shared/people/students.ts';

const columns: readonly ExportColumn<renewals.Utilised>[] = [
  ['enrollmentNumber', (row) => row.enrollmentNumber, studentFields.enrollmentNumber],
  ['studentName', (row) => row.studentName, { label: 'Student' }],
  ['year', (row) => row.year, studentFields.year],
  ['feeLabel', (row) => row.feeLabel, { label: 'Fee' }],
  ['feeAmount', (row) => row.feeAmount, { label: 'Amount of the fee' }],
  ['released', (row) => row.released],
  ['releasedOn', (row) => row.releasedOn],
  ['reference', (row) => row.reference],
  ['receiptNumber', (row) => row.receiptNumber, { label: 'Receipt' }],
];

export const renewalHandlers = {
  listRenewals: async ({ db, params }) => {
    const found = await renewals.listRenewals(db, params.id);
    if (found.length === 0 && !(await findStudent(db, params.id, []))) throw notFound('Student');
    return found;
  },

  updateRenewal: async ({ db, params: { id, academicYear }, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', id);
      const student = await findStudent(tx, id, []);
      if (!student) throw notFound('Student');
      if (!isEligible(student.quota) && body.state !== 'not applied')
        throw badRequest(notEligible, { state: notEligible });
      const before = (await renewals.listRenewals(tx, id)).find((one) => one.academicYear === academicYear);
      await renewals.saveRenewal(tx, id, academicYear, body);
      const after = { state: body.state, on: body.on ?? null, note: body.note };
      const change = { action: 'update', noun: 'renewal', recordId: id, label: academicYear } as const;
      const { state = 'not applied', on = null, note = '' } = before ?? {};
      await insertAudit(tx, author, { ...change, before: { state, on, note }, after }, clock());
      return { academicYear, ...after };
    }),

  listReimbursements: async ({ db, query, clock }) => {
    const rule = await findAcademicYear(db, query.academicYear ?? academicYearOf(indiaDate(clock())));
    const all = await renewals.listReimbursements(db, rule);
    const students = all.filter(
      ({ isShort, renewal }) =>
        (query.only !== 'short' || isShort) &&
        (query.only !== 'missing' || renewal === 'not applied' || renewal === 'refused'),
    );
    return { academicYear: rule.id, aggregateFrom: rule.aggregateFrom, students };
  },

  exportUtilisation: async (context) => {
    const { db, query, clock } = context;
    const year = query.academicYear ?? academicYearOf(indiaDate(clock()));
    const rows = await renewals.listUtilisation(db, year, query.reference);
    return sendRows(context, { noun: 'fee', name: 'utilisation', columns }, rows);
  },
} satisfies Partial<Handlers>;
