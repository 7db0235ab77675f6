import type { GradeInfo, GradeInput } from '#shared/grades.ts';
import type { Database } from './schema.ts';
import { groupByStudent, studentRows, subjectColumns, toSubjectOfRow } from './student-rows.ts';

/** Rows of several students in one query, by student. `ids` undefined: of all students. */
export async function gradeInfoByStudent(db: Database, ids?: string[]): Promise<Map<string, GradeInfo[]>> {
  let query = db
    .selectFrom('grade_info')
    .innerJoin('subjects', 'subjects.id', 'grade_info.subject_id')
    .select([
      'grade_info.id',
      'student_id',
      'grade',
      'grade_point',
      'term',
      'grade_info.version',
      ...subjectColumns,
    ])
    .orderBy('student_id')
    .orderBy('term')
    .orderBy('subjects.code')
    .orderBy('grade_info.id');
  if (ids) query = query.where('student_id', 'in', ids);
  return groupByStudent(await query.execute(), (row) => ({
    id: row.id,
    subject: toSubjectOfRow(row),
    grade: row.grade,
    gradePoint: row.grade_point,
    term: row.term,
    version: row.version,
  }));
}

export const gradeRows = studentRows<GradeInput, GradeInfo>('grade_info', gradeInfoByStudent, (grade) => ({
  subject_id: grade.subjectId,
  grade: grade.grade,
  grade_point: grade.gradePoint,
  term: grade.term,
}));
