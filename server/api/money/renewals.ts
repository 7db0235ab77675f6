import type { Context, Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import * as renewals from '#server/db/money/renewals.ts';
import { findAcademicYear } from '#server/db/office/academic-years.ts';
import { insertAudit, insertExportAudit } from '#server/db/office/audit-log.ts';
import { invalid } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { records } from '#server/records/record-types.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { isEligible, notEligible } from '#shared/money/government/government-fees.ts';
import {
  type Reimbursement,
  type ReimbursementQuery,
  type Reimbursements,
  renewalLabels,
  type Utilised,
} from '#shared/money/government/renewals.ts';
import { referenceKey } from '#shared/money/payments.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { studentFields } from '#shared/people/students.ts';

const student = {
  enrollmentNumber: studentFields.enrollmentNumber,
  studentName: { label: 'Student' },
  year: studentFields.year,
};

const reimbursementColumns = plainColumns<Reimbursement>(
  [
    ...(['enrollmentNumber', 'studentName', 'year', 'held', 'attended', 'percent'] as const),
    ...(['amount', 'released', 'pending', 'renewal', 'renewedOn'] as const),
  ],
  { ...student, renewal: { choiceLabels: renewalLabels } },
);

const columns = plainColumns<Utilised>(
  [
    ...(['enrollmentNumber', 'studentName', 'year', 'feeLabel', 'feeAmount'] as const),
    ...(['released', 'releasedOn', 'reference', 'receiptNumber'] as const),
  ],
  {
    ...student,
    feeLabel: { label: 'Fee' },
    feeAmount: { label: 'Amount of the fee' },
    receiptNumber: { label: 'Receipt' },
  },
);

export const renewalHandlers = {
  listRenewals: async ({ db, params }) => {
    const found = await renewals.listRenewals(db, params.id);
    if (found.length === 0) await records.student.existing(db, params.id);
    return found;
  },

  updateRenewal: async ({ db, params: { id, academicYear }, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', id);
      const student = await records.student.existing(tx, id);
      if (!isEligible(student.quota) && body.state !== 'not applied') throw invalid(notEligible, 'state');
      const before = (await renewals.listRenewals(tx, id)).find(
        (renewal) => renewal.academicYear === academicYear,
      );
      await renewals.saveRenewal(tx, id, academicYear, body);
      const after = { state: body.state, on: body.on ?? null, note: body.note };
      const change = { action: 'update', noun: 'renewal', recordId: id, label: academicYear } as const;
      const { state = 'not applied', on = null, note = '' } = before ?? {};
      await insertAudit(tx, author, { ...change, before: { state, on, note }, after }, clock());
      return { academicYear, ...after };
    }),

  listReimbursements: async ({ db, query, clock }) => {
    const { rule, students } = await reimbursementsOf(db, query, clock());
    const utilised = await renewals.listUtilisation(db, rule.id);
    return {
      academicYear: rule.id,
      aggregateFrom: rule.aggregateFrom,
      students,
      instalments: instalmentsOf(utilised),
    };
  },

  exportReimbursements: exporting(
    'fee',
    'reimbursements',
    reimbursementColumns,
    async ({ db, query, clock }) => (await reimbursementsOf(db, query, clock())).students,
  ),

  exportUtilisation: exporting('fee', 'utilisation', columns, ({ db, query, clock }) =>
    renewals.listUtilisation(db, yearOf(query, clock()), query.reference),
  ),

  readUtilisation: async (context) => {
    const { db, query, author, clock } = context;
    const year = yearOf(query, clock());
    const rows = await renewals.listUtilisation(db, year, query.reference);
    const name = `utilisation-${query.reference || year}`;
    await insertExportAudit(db, author, { noun: 'fee', label: `${name}.pdf` }, clock());
    const maker = import('#server/pdf/utilisation-sheet.ts');
    return answerDocuments(context, name, maker, ({ utilisationSheet }) => [
      utilisationSheet(year, query.reference, rows),
    ]);
  },
} satisfies Partial<Handlers>;

const yearOf = ({ academicYear }: Pick<ReimbursementQuery, 'academicYear'>, now: Date) =>
  academicYear ?? academicYearOf(indiaDate(now));

async function reimbursementsOf(db: Context<never>['db'], query: ReimbursementQuery, now: Date) {
  const rule = await findAcademicYear(db, yearOf(query, now));
  const students = (await renewals.listReimbursements(db, rule)).filter(
    ({ isShort, renewal }) =>
      (query.only !== 'short' || isShort) &&
      (query.only !== 'missing' || renewal === 'not applied' || renewal === 'refused'),
  );
  return { rule, students };
}

/** In the order of the releases. */
function instalmentsOf(utilised: readonly Utilised[]): Reimbursements['instalments'] {
  const named = utilised.filter(({ reference }) => reference);
  return [...Map.groupBy(named, ({ reference }) => referenceKey(reference)).values()].flatMap((all) => {
    const [first] = all;
    const amount = sumOf(all.map(({ released }) => released));
    return first
      ? { reference: first.reference, releasedOn: first.releasedOn, releases: all.length, amount }
      : [];
  });
}
