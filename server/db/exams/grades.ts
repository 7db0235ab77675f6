import { groupByStudent, rowsBelowStudent } from '#server/db/people/rows-below-student.ts';
import { columnsOf, columnsWriter, recordReader } from '#server/db/record-columns.ts';
import type { Database } from '#server/db/schema.ts';
import { joinedSubjectColumns, toJoinedSubject } from '#server/db/teaching/joined-subject.ts';
import { type GradeInfo, type GradeInput, gradeFields, gradeReadFields } from '#shared/exams/grades.ts';

const toGrade = recordReader(gradeReadFields);

/** Rows of several students in one query, grouped by student. */
export async function gradeInfoByStudent(db: Database, ids: string[]): Promise<Map<string, GradeInfo[]>> {
  const query = db
    .selectFrom('grade_info')
    .innerJoin('subjects', 'subjects.id', 'grade_info.subject_id')
    .select([
      ...(['grade_info.id', 'student_id', 'grade_info.version'] as const),
      ...columnsOf(gradeReadFields),
      ...joinedSubjectColumns,
    ])
    .where('student_id', 'in', ids)
    .orderBy('student_id')
    .orderBy('term')
    .orderBy('subjects.code')
    .orderBy('grade_info.id');
  return groupByStudent(
    await query.execute(),
    (row): GradeInfo => ({
      ...toGrade(row),
      subject: toJoinedSubject(row),
    }),
  );
}

export const gradeRows = rowsBelowStudent<GradeInput, GradeInfo>(
  'grade_info',
  gradeInfoByStudent,
  columnsWriter(gradeFields, 'grade_info'),
);
