import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { joinedSubjectColumns, toJoinedSubject } from '#server/db/teaching/joined-subject.ts';
import { passShare } from '#shared/exams/exam-blocks.ts';
import type { ExamFigure } from '#shared/exams/exam-figures.ts';
import { averageOf } from '#shared/kit/sums.ts';

const count = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** The figures of each paper of these sessions, counted by the database in one query. */
export async function listExamFigures(
  db: Database,
  sessionIds: readonly string[],
): Promise<(ExamFigure & { sessionId: string })[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db
    .selectFrom('exam_papers')
    .innerJoin('subjects', 'subjects.id', 'exam_papers.subject_id')
    .leftJoin('exam_marks', (join) =>
      join
        .onRef('exam_marks.session_id', '=', 'exam_papers.session_id')
        .onRef('exam_marks.subject_id', '=', 'exam_papers.subject_id'),
    )
    .select(['exam_papers.session_id as sessionId', 'max_marks as maxMarks', ...joinedSubjectColumns])
    .select(count(sql<boolean>`marks is not null`).as('entered'))
    .select(count(sql<boolean>`is_absent = 1`).as('absent'))
    .select(count(sql<boolean>`marks >= max_marks * ${sql.lit(passShare)}`).as('passed'))
    .select([sql<number | null>`sum(marks)`.as('total'), sql<number | null>`max(marks)`.as('highest')])
    .where('exam_papers.session_id', 'in', sessionIds)
    .groupBy([
      'exam_papers.session_id',
      'max_marks',
      'subjects.id',
      'code',
      'name',
      'subjects.year',
      'subjects.version',
    ])
    .orderBy('code')
    .execute();
  return rows.map(({ total, ...row }) => ({
    ...row,
    subject: toJoinedSubject(row),
    average: total === null ? null : averageOf(total, row.entered),
  }));
}
