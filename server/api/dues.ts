import { type CsvColumn, sendCsv } from '#server/csv/export.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import * as dues from '#server/db/dues.ts';
import { lockRecord } from '#server/db/locks.ts';
import { findStudent } from '#server/db/students.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import type { Due } from '#shared/dues.ts';
import { indiaDate } from '#shared/format.ts';
import { totalCountHeader } from '#shared/list-pages.ts';

const exported = [
  ...([
    'studentName',
    'enrollmentNumber',
    'year',
    'quota',
    'phone',
    'parentPhone',
    'head',
    'amount',
    'paid',
    'open',
  ] as const),
  ...(['dueOn', 'remindedOn'] as const),
];
const columns = exported.map((key): CsvColumn<Due> => [key, (due) => due[key]]);

export const dueHandlers = {
  listDues: async ({ db, query, clock, reply }) => {
    const today = indiaDate(clock());
    const sums = await dues.sumDues(db, query, today);
    reply.header(totalCountHeader, sums.fees);
    return { dues: await dues.listDues(db, query, today), total: sums.fees, sums };
  },

  exportDues: async (context) => {
    const today = indiaDate(context.clock());
    return sendCsv(context, { noun: 'fee', fileName: 'dues.csv', columns }, async (db, query) => {
      const rows = await dues.listDues(db, query, today);
      return { rows, total: rows.length };
    });
  },

  listDueHeads: async ({ db }) => dues.listDueHeads(db),

  createReminder: async ({ db, params, body, author, clock }) => {
    const openedOn = indiaDate(clock());
    await db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', params.id);
      if (!(await findStudent(tx, params.id, []))) throw notFound('Student');
      const reminder = { studentId: params.id, openedOn, openedBy: author.label, language: body.language };
      await dues.insertReminder(tx, reminder);
      const change = { action: 'create', noun: 'reminder', recordId: params.id, label: openedOn } as const;
      await insertAudit(tx, author, { ...change, after: body }, clock());
    });
    return { remindedOn: openedOn };
  },
} satisfies Partial<Handlers>;
