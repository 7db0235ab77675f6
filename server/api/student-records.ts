// Fees, results and grades of a student. Their changes stand in the student's history.
import { type AuditNoun, insertAudit } from '#server/db/audit-log.ts';
import { lockRecord } from '#server/db/locks.ts';
import type { Database } from '#server/db/schema.ts';
import { feeRows, gradeRows, resultRows, type StudentRows } from '#server/db/student-records.ts';
import { findStudent } from '#server/db/students.ts';
import { findSubject } from '#server/db/subjects.ts';
import { badRequest, changedMeanwhile, notFound } from '#server/errors.ts';
import type { Exchange, Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { indiaDate } from '#shared/format.ts';
import type { Fee, FeeInput, GradeInfo, GradeInput, Result, ResultInput } from '#shared/student-records.ts';

interface RowKind<Input, Row> {
  noun: AuditNoun;
  /** How a refusal names it: 'Fee not found'. */
  name: string;
  rows: StudentRows<Input, Row>;
  /** How the history names it. */
  label: (row: Row) => string;
  /** What the history compares. */
  audited: (row: Row) => object;
}

type Change = Pick<Exchange<never>, 'db' | 'author' | 'clock' | 'request' | 'reply'>;

/** Create, update and remove a row below a student, each with its audit row. */
function rowChanges<Input, Row extends { id: string; version: number }>({
  noun,
  name,
  rows,
  label,
  audited,
}: RowKind<Input, Row>) {
  const existing = async (db: Database, recordId: string, id: string): Promise<Row> => {
    const row = await rows.find(db, recordId, id);
    if (!row) throw notFound(name);
    return row;
  };
  return {
    create: async ({ db, author, clock, reply }: Change, recordId: string, input: Input): Promise<Row> => {
      const made = await db.transaction().execute(async (tx) => {
        await lockRecord(tx, 'student', recordId);
        if (!(await findStudent(tx, recordId, []))) throw notFound('Student');
        await refuseUnknownSubject(tx, input);
        const row = await existing(tx, recordId, await rows.insert(tx, recordId, input));
        const change = { action: 'create', noun, recordId, label: label(row), after: audited(row) } as const;
        await insertAudit(tx, author, change, clock());
        return row;
      });
      tagVersion(reply, made);
      return made;
    },

    update: async (exchange: Change, recordId: string, id: string, input: Input): Promise<Row> => {
      const { db, author, clock, request, reply } = exchange;
      const version = readIfMatch(request);
      const saved = await db.transaction().execute(async (tx) => {
        await lockRecord(tx, 'student', recordId);
        const before = await existing(tx, recordId, id);
        await refuseUnknownSubject(tx, input);
        if (!(await rows.update(tx, recordId, id, input, version))) throw changedMeanwhile();
        const after = await existing(tx, recordId, id);
        const compared = { before: audited(before), after: audited(after) };
        const change = { action: 'update', noun, recordId, label: label(before), ...compared } as const;
        await insertAudit(tx, author, change, clock());
        return after;
      });
      tagVersion(reply, saved);
      return saved;
    },

    remove: ({ db, author, clock }: Change, recordId: string, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockRecord(tx, 'student', recordId);
        const row = await existing(tx, recordId, id);
        await rows.delete(tx, recordId, id);
        const change = { action: 'delete', noun, recordId, label: label(row), before: audited(row) } as const;
        await insertAudit(tx, author, change, clock());
      }),
  };
}

async function refuseUnknownSubject(db: Database, input: unknown): Promise<void> {
  const { subjectId } = input as { subjectId?: string }; // fees have none
  if (subjectId && !(await findSubject(db, subjectId))) {
    throw badRequest('There is no such subject', { subjectId: 'There is no such subject' });
  }
}

/** A subject is named by its code: its own changes are no part of a student's history. */
const byCode = ({ subject, ...row }: Result | GradeInfo) => ({ ...row, subject: subject.code });

const fees = rowChanges<FeeInput, Fee>({
  noun: 'fee',
  name: 'Fee',
  rows: feeRows,
  label: (fee) => fee.label,
  audited: (fee) => fee,
});
const results = rowChanges<ResultInput, Result>({
  noun: 'result',
  name: 'Result',
  rows: resultRows,
  label: ({ subject, exam }) => `${subject.code} ${exam}`,
  audited: byCode,
});
const grades = rowChanges<GradeInput, GradeInfo>({
  noun: 'grade',
  name: 'Grade',
  rows: gradeRows,
  label: ({ subject, term }) => `${subject.code} ${term}`,
  audited: byCode,
});

export const studentRecordHandlers = {
  createFee: async (exchange) =>
    fees.create(exchange, exchange.params.id, dated(exchange.body, exchange.clock())),
  updateFee: async (exchange) => {
    const { params, body, clock } = exchange;
    return fees.update(exchange, params.id, params.feeId, dated(body, clock()));
  },
  deleteFee: async (exchange) => fees.remove(exchange, exchange.params.id, exchange.params.feeId),

  createResult: async (exchange) => results.create(exchange, exchange.params.id, exchange.body),
  updateResult: async (exchange) => {
    const { params, body } = exchange;
    return results.update(exchange, params.id, params.resultId, body);
  },
  deleteResult: async (exchange) => results.remove(exchange, exchange.params.id, exchange.params.resultId),

  createGrade: async (exchange) => grades.create(exchange, exchange.params.id, exchange.body),
  updateGrade: async (exchange) => {
    const { params, body } = exchange;
    return grades.update(exchange, params.id, params.gradeId, body);
  },
  deleteGrade: async (exchange) => grades.remove(exchange, exchange.params.id, exchange.params.gradeId),
} satisfies Partial<Handlers>;

/** Nothing paid has no day; what is paid was paid today unless it says otherwise. */
function dated(fee: FeeInput, now: Date): FeeInput {
  return { ...fee, paidOn: fee.paid === 0 ? null : (fee.paidOn ?? indiaDate(now)) };
}
