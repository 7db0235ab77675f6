// The numbers of marks memos. A memo gets its number and code when it is first printed and keeps them as long as its marks
// stay; printed with other marks it gets new ones, and the earlier memo is withdrawn.
import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertNumbered, listValidMemos, withdrawNumbered } from '#server/db/office/certificates.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { refuseUnprintedLetters } from '#server/rules/office/printed-letters.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fatherName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';

export interface MemoNumber {
  serial: string;
  code: string;
}

/**
 * @param about the exam session, or '' for a memo of all of them
 * @param read the students with the results and grades that are printed
 * @returns what was read, and the number of each student's memo
 */
export async function takeMemoNumbers(
  tx: Tx,
  { author, clock, settings }: Pick<Context<never>, 'author' | 'clock' | 'settings'>,
  about: string,
  read: () => Promise<readonly Student[]>,
): Promise<{ students: readonly Student[]; numbers: Map<string, MemoNumber> }> {
  // Two prints at the same time must not number a memo twice, nor the one with the earlier marks come after the other.
  await lockUntilCommit(tx, 'memos');
  const students = await read();
  const ids = idsOf(students);
  const earlier = new Map((await listValidMemos(tx, about, ids)).map((memo) => [memo.studentId, memo]));
  const printed = students.map((student) => ({ student, content: contentOf(student) }));
  const changed = printed.filter(({ student, content }) => earlier.get(student.id)?.content !== content);
  refuseUnprintedLetters(changed.map(({ student }) => ({ facts: factsOf(student), purpose: '' })));
  const today = indiaDate(clock());
  const replaced = changed.flatMap(({ student }) => earlier.get(student.id)?.id ?? []);
  await withdrawNumbered(tx, replaced, today, 'Printed again with other marks');
  const numbered = await insertNumbered(
    tx,
    {
      kind: 'memo',
      prefix: settings.college.prefixAt(clock()),
      academicYear: academicYearOf(today),
      issuedOn: today,
      issuedBy: author.label,
    },
    changed.map(({ student, content }) => ({
      studentId: student.id,
      facts: factsOf(student),
      purpose: '',
      about,
      content,
    })),
  );
  return {
    students,
    numbers: new Map([...earlier.values(), ...numbered].map((memo) => [memo.studentId, memo])),
  };
}

function factsOf(student: Student) {
  const { firstName, lastName, enrollmentNumber, year } = student;
  return { firstName, lastName, enrollmentNumber, year, father: fatherName(student) };
}

/** A hash of the marks and grades that the memo shows. */
function contentOf({ results = [], gradeInfo = [] }: Student): string {
  const marks = results.map(({ subject, exam, heldOn, marks: value, maxMarks, absent }) => [
    subject.code,
    exam,
    heldOn,
    value,
    maxMarks,
    absent ?? false,
  ]);
  const grades = gradeInfo.map(({ subject, term, grade, gradePoint }) => [
    subject.code,
    term,
    grade,
    gradePoint,
  ]);
  // In one order, whatever the query's was.
  const lines = [...marks, ...grades].map((line) => JSON.stringify(line)).sort();
  return createHash('sha256').update(lines.join('\n')).digest('base64url');
}
