import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import { listDueFigures } from '#server/db/money/due-figures.ts';
import * as dues from '#server/db/money/dues.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { counted, indiaDate } from '#shared/kit/format.ts';
import { defaultPageSize, totalCountHeader } from '#shared/kit/list-pages.ts';
import type { Due, DueSelection } from '#shared/money/dues.ts';
import { governmentFields } from '#shared/money/government/government-fees.ts';
import { studentFields } from '#shared/people/students.ts';

const columns = plainColumns<Due>(
  [
    ...(['studentName', 'enrollmentNumber', 'year', 'quota', 'phone', 'parentPhone', 'head'] as const),
    ...(['amount', 'paid', 'open', 'dueOn', 'remindedOn', 'payableBy'] as const),
  ],
  {
    studentName: { label: 'Student' },
    enrollmentNumber: studentFields.enrollmentNumber,
    year: studentFields.year,
    quota: studentFields.quota,
    parentPhone: studentFields.parentPhone,
    head: { label: 'Fee' },
    payableBy: governmentFields.payableBy,
  },
);

export const dueHandlers = {
  listDues: async ({ db, query, clock, reply }) => {
    const today = indiaDate(clock());
    const sums = await dues.sumDues(db, query, today);
    reply.header(totalCountHeader, sums.fees);
    // To find that nothing matches, the page would read every open fee again.
    const page = sums.fees > 0 ? await dues.listDues(db, query, today) : [];
    return { dues: page, total: sums.fees, sums };
  },

  exportDues: exporting('fee', 'dues', columns, ({ db, query, clock }) =>
    dues.listDues(db, query, indiaDate(clock())),
  ),

  createDueExport: exporting('fee', 'dues', columns, ({ db, body, clock }) =>
    selectedDues(db, body.selection, indiaDate(clock())),
  ),

  listDueHeads: async ({ db }) => dues.listDueHeads(db),

  listDueFigures: async ({ db, query, clock }) => listDueFigures(db, query, indiaDate(clock())),

  createReminder: async ({ db, params, body, author, clock }) => {
    const openedOn = indiaDate(clock());
    await db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', params.id);
      await records.student.existing(tx, params.id);
      const reminder = { studentId: params.id, openedOn, openedBy: author.label, language: body.language };
      await dues.insertReminder(tx, reminder);
      const change = { action: 'create', noun: 'reminder', recordId: params.id, label: openedOn } as const;
      await insertAudit(tx, author, { ...change, after: body }, clock());
    });
    return { remindedOn: openedOn };
  },
} satisfies Partial<Handlers>;

/** The chosen fees by their day. @throws 409 where they are not exactly those that the caller was shown */
async function selectedDues(db: Database, { ids, filter, expected }: DueSelection, today: string) {
  const rows = await dues.listDues(db, { ...filter, ids, pageSize: defaultPageSize }, today);
  const chosen = ids ? new Set(ids).size : expected;
  if (rows.length === chosen) return rows;
  throw new ApiError(
    409,
    `You chose ${counted(chosen ?? 0, 'fee')}, but ${counted(rows.length, 'of them is', 'of them are')} open now. Nothing was done. Look at the list again.`,
  );
}
