// Fees, results and grades: the rows below a student.
import type { Fee, GradeInfo, Result } from '#shared/student-records.ts';
import type { Database } from './schema.ts';

/** Rows of several students in one query, by student. `ids` undefined: of all students. */
export async function feesByStudent(db: Database, ids?: string[]): Promise<Map<string, Fee[]>> {
  let query = db.selectFrom('fees').selectAll().orderBy('student_id').orderBy('due_on');
  if (ids) query = query.where('student_id', 'in', ids);
  return group(await query.execute(), (row) => ({
    id: row.id,
    label: row.label,
    amount: row.amount,
    paid: row.paid,
    dueOn: row.due_on,
    paidOn: row.paid_on,
  }));
}

const subjectColumns = [
  'subjects.id as subject_id',
  'subjects.code',
  'subjects.name',
  'subjects.year',
  'subjects.version as subject_version',
] as const;

type SubjectColumns = {
  subject_id: string;
  code: string;
  name: string;
  year: Result['subject']['year'];
  subject_version: number;
};

function toSubject(row: SubjectColumns): Result['subject'] {
  return { id: row.subject_id, code: row.code, name: row.name, year: row.year, version: row.subject_version };
}

export async function resultsByStudent(db: Database, ids?: string[]): Promise<Map<string, Result[]>> {
  let query = db
    .selectFrom('results')
    .innerJoin('subjects', 'subjects.id', 'results.subject_id')
    .select(['results.id', 'student_id', 'exam', 'marks', 'max_marks', 'held_on', ...subjectColumns])
    .orderBy('student_id')
    .orderBy('held_on', 'desc')
    .orderBy('subjects.code');
  if (ids) query = query.where('student_id', 'in', ids);
  return group(await query.execute(), (row) => ({
    id: row.id,
    subject: toSubject(row),
    exam: row.exam,
    marks: row.marks,
    maxMarks: row.max_marks,
    heldOn: row.held_on,
  }));
}

export async function gradeInfoByStudent(db: Database, ids?: string[]): Promise<Map<string, GradeInfo[]>> {
  let query = db
    .selectFrom('grade_info')
    .innerJoin('subjects', 'subjects.id', 'grade_info.subject_id')
    .select(['grade_info.id', 'student_id', 'grade', 'grade_point', 'term', ...subjectColumns])
    .orderBy('student_id')
    .orderBy('term')
    .orderBy('subjects.code');
  if (ids) query = query.where('student_id', 'in', ids);
  return group(await query.execute(), (row) => ({
    id: row.id,
    subject: toSubject(row),
    grade: row.grade,
    gradePoint: row.grade_point,
    term: row.term,
  }));
}

function group<R extends { student_id: string }, T>(rows: R[], toRecord: (row: R) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const list = groups.get(row.student_id);
    if (list) list.push(toRecord(row));
    else groups.set(row.student_id, [toRecord(row)]);
  }
  return groups;
}
