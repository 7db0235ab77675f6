// Fees of a spreadsheet: a row is a fee of a student. The same fee of the same academic year is the one that is there already.
import { csvColumns } from '#server/csv/columns.ts';
import { lockRecords } from '#server/db/locks.ts';
import { movedOutOf } from '#server/db/money/advances.ts';
import { insertFees } from '#server/db/money/fees.ts';
import { listFeesBy } from '#server/db/money/owed-fees.ts';
import { listStudentsBy } from '#server/db/people/students.ts';
import { idsOf, updateRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { takeAdvances } from '#server/rules/money/advances.ts';
import { approve } from '#server/rules/office/approvals.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { formatDate, formatRupees, parseNumber } from '#shared/kit/format.ts';
import { codeKey, lettersOf, textKey } from '#shared/kit/text/text-key.ts';
import { type FeeImportInput, feeImportFields, feeImportSchema } from '#shared/money/fee-import.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { sameKey } from '#shared/office/import-fields.ts';
import { isFormer, statusLabels } from '#shared/people/student-status.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { inputReader, toIsoDay } from './cells.ts';
import type { ImportType } from './import-type.ts';

const readInput = inputReader(feeImportFields);

/** As the audit log has them. */
async function listImported(db: Database, key: 'fees.id' | 'student_id', values: readonly string[]) {
  return (await listFeesBy(db, key, values)).map(({ id, version, studentId, enrollmentNumber, ...fee }) => {
    const { label, amount, paid, conceded, dueOn, academicYear } = fee;
    return { id, version, studentId, enrollmentNumber, label, amount, paid, conceded, dueOn, academicYear };
  });
}
type ImportedFee = Awaited<ReturnType<typeof listImported>>[number];

/** Other text stays, for the schema to refuse. */
function rupeesOf(cell = ''): number | string {
  const amount = parseNumber(cell);
  return Number.isNaN(amount) ? cell : amount;
}

/** The same fee of the same academic year, however its label is typed. */
const keyOf = (studentId: string, label: string, academicYear: string) =>
  JSON.stringify([studentId, textKey(label), academicYear]);

/** A yearly fee has the same label and amount again a year later; nearer to each other they may be one. */
const yearlyDays = 300;

function isAlike(
  fee: ImportedFee,
  { label, amount, dueOn, academicYear }: Pick<ImportedFee, 'label' | 'amount' | 'dueOn' | 'academicYear'>,
) {
  if (lettersOf(fee.label) !== lettersOf(label)) return false;
  const days = Math.abs(Date.parse(fee.dueOn) - Date.parse(dueOn)) / dayMilliseconds;
  return fee.academicYear === academicYear || (fee.amount === amount && days < yearlyDays);
}

async function studentsByNumber(db: Database, numbers: readonly string[]) {
  const lower = [...new Set(numbers.map(codeKey))];
  const students = await listStudentsBy(db, 'enrollment_number', lower);
  return new Map(students.map((student) => [student.enrollmentNumber.toLowerCase(), student]));
}

export const feeType: ImportType<ImportedFee, FeeImportInput> = {
  noun: 'fee',
  fields: feeImportFields,
  toInput: (cells, before) => ({
    ...(readInput(cells, before) as object), // of the fields of one part
    amount: rupeesOf(cells.amount),
    // A known fee is found by number and label in any spelling; the college's own stays.
    ...(before && { enrollmentNumber: valueAt(before, 'enrollmentNumber'), label: valueAt(before, 'label') }),
  }),
  columns: csvColumns(feeImportFields),
  uniqueColumns: [],
  matcher: async (db, rows) => {
    const students = await studentsByNumber(
      db,
      rows.flatMap(({ cells }) => cells['enrollmentNumber'] || []),
    );
    const ids = idsOf([...students.values()]);
    const known = await listImported(db, 'student_id', ids);
    const byStudent = Map.groupBy(known, ({ studentId }) => studentId);
    const fees = new Map(known.map((fee) => [keyOf(fee.studentId, fee.label, fee.academicYear), fee]));
    const seen = new Set<string>();
    const seenAlike = new Map<string, number>();
    return ({
      line,
      cells: { enrollmentNumber, label = '', dueOn = '', amount = '', [sameKey]: answer },
    }) => {
      if (!enrollmentNumber) return {}; // the schema refuses it
      const student = students.get(codeKey(enrollmentNumber));
      if (!student) return refused('enrollmentNumber', 'No student has this enrolment number');
      const academicYear = academicYearOf(toIsoDay(dueOn, 'due'));
      const key = keyOf(student.id, label, academicYear);
      if (seen.has(key)) return refused('label', 'A row above has this fee of the student for this year');
      seen.add(key);
      const given = { label, amount: Number(rupeesOf(amount)), dueOn: toIsoDay(dueOn, 'due'), academicYear };
      const exact = fees.get(key);
      const alike = exact ? undefined : byStudent.get(student.id)?.find((fee) => isAlike(fee, given));
      const alikeKey = keyOf(student.id, lettersOf(label), academicYear);
      const earlier = seenAlike.get(alikeKey);
      if (!earlier) seenAlike.set(alikeKey, line);
      const record = exact ?? (answer === 'yes' ? alike : undefined);
      if (!record && isFormer(student))
        return refused('enrollmentNumber', `${statusLabels[student.status]}: no new fees`);
      const settled = record ? record.paid + record.conceded : 0;
      return settled > 0 && amount && Number(rupeesOf(amount)) < settled
        ? refused('amount', `${formatRupees(settled)} of this fee are paid or conceded already`)
        : { record: exact, alike: exact ? undefined : alikeOf(alike, earlier) };
    };
  },
  schema: feeImportSchema,
  nameFields: ['enrollmentNumber', 'label'],
  entry: ({ studentId, label }) => ({ recordId: studentId, label }),
  whatUsed: 'has payments or concessions',
  read: (db, ids) => listImported(db, 'fees.id', ids),
  insert: async (tx, inputs, { author, now }) => {
    const students = await studentsByNumber(
      tx,
      inputs.map(({ enrollmentNumber }) => enrollmentNumber),
    );
    await lockRecords(tx, 'student', idsOf([...students.values()]));
    const fees = inputs.map(({ enrollmentNumber, ...fee }) => {
      const student = students.get(enrollmentNumber.toLowerCase());
      if (!student)
        throw new ApiError(409, `The student ${enrollmentNumber} was deleted. Nothing was saved.`);
      return { ...fee, studentId: student.id };
    });
    await refuseEntered(tx, fees);
    const ids = await insertFees(tx, fees);
    const entered = fees.map(({ studentId }, index) => ({ id: ids[index] ?? '', studentId }));
    await takeAdvances(tx, { author, clock: () => now }, entered);
    return ids;
  },
  update: async (tx, changes) => {
    const less = changes.find(({ before, input }) => input.amount < before.amount)?.before;
    const what = `A smaller ‘${less?.label}’ of ${less?.enrollmentNumber}`;
    if (less) await approve(tx, { kind: 'concession', recordId: less.studentId, what, reason: '' });
    return change(
      tx,
      changes.map(({ before, input }) => ({ ...input, id: before.id, version: before.version })),
    );
  },
  putBack: (tx, fees) => change(tx, fees),
  inUse: async (db, ids) => {
    const moved = await movedOutOf(db, ids);
    // What a fee has taken of an advance is there again when the fee is removed.
    return (await listFeesBy(db, 'fees.id', ids))
      .filter(({ id, paid, conceded }) => paid + (moved.get(id) ?? 0) > 0 || conceded > 0)
      .map(({ id }) => id);
  },
};

/** The plan of the import was made before the lock: another import or a raise may have come between. */
async function refuseEntered(
  tx: Tx,
  fees: readonly (Pick<FeeImportInput, 'label' | 'dueOn'> & { studentId: string })[],
) {
  const ids = [...new Set(fees.map(({ studentId }) => studentId))];
  const known = await listFeesBy(tx, 'student_id', ids);
  const entered = new Set(known.map((fee) => keyOf(fee.studentId, fee.label, fee.academicYear)));
  if (fees.some(({ studentId, label, dueOn }) => entered.has(keyOf(studentId, label, academicYearOf(dueOn)))))
    throw new ApiError(
      409,
      'Another person has entered one of these fees in the meantime. Nothing was saved.',
    );
}

function alikeOf(fee: ImportedFee | undefined, earlierLine: number | undefined) {
  if (fee) {
    const known = `‘${fee.label}’, ${formatRupees(fee.amount)}, due on ${formatDate(fee.dueOn)}`;
    return { record: fee, question: `The student owes ${known}. Is it the same fee?` };
  }
  if (!earlierLine) return undefined;
  return { question: `Line ${earlierLine} has a fee of this name for the student. Is it the same fee?` };
}

const refused = (column: string, message: string) => ({ problem: { column, message } });

const change = (tx: Tx, fees: readonly Pick<ImportedFee, 'id' | 'version' | 'amount' | 'dueOn'>[]) =>
  updateRows(
    tx,
    'fees',
    'id',
    fees.map(({ id, version, amount, dueOn }) => ({ id, version, amount, due_on: dueOn })),
  );
