// What the office looks at before it lets a student go on: dues, failed papers and attendance.
import { sql } from 'kysely';
import { isOpen, openSum } from '#server/db/money/dues.ts';
import type { Database } from '#server/db/schema.ts';
import { sqlSums } from '#server/db/teaching/at-risk.ts';
import { passShare } from '#shared/exams/exam-blocks.ts';
import type { PromotionCandidate, PromotionStudent } from '#shared/office/promotions.ts';
import { findAcademicYear } from './academic-years.ts';

/** Three queries over all students, however many of them are asked for. */
export async function withFacts(
  db: Database,
  students: readonly PromotionStudent[],
): Promise<PromotionCandidate[]> {
  const open = await db
    .selectFrom('fees')
    .select(['student_id', openSum.as('figure')])
    .where(isOpen)
    .groupBy('student_id')
    .execute();
  const [dues, failed, attendance] = [byStudent(open), await failedPapers(db), await lowestAttendance(db)];
  return students.map((student) => {
    const { id } = student;
    const percent = attendance.percents.get(id) ?? null;
    return {
      ...student,
      open: dues.get(id) ?? 0,
      failed: failed.get(id) ?? 0,
      attendance: percent,
      isShort: percent !== null && percent < attendance.eligibleFrom,
    };
  });
}

type Figure = { student_id: string; figure: number };

const byStudent = (rows: readonly Figure[]) =>
  new Map(rows.map(({ student_id, figure }) => [student_id, Math.floor(figure)]));

/** In each subject the latest result counts, published marks among them. */
async function failedPapers(db: Database) {
  const { rows } = await sql<Figure>`
    with papers as (
      select student_id, subject_id, held_on, marks, max_marks from results
      union all
      select student_id, exam_marks.subject_id, held_on, coalesce(marks, 0), max_marks from exam_marks
      join exam_papers on exam_papers.session_id = exam_marks.session_id
        and exam_papers.subject_id = exam_marks.subject_id
      join exam_sessions on exam_sessions.id = exam_marks.session_id
      where state = 'published' and (marks is not null or is_absent = 1)
    ), latest as (
      select student_id, marks, max_marks,
        row_number() over (partition by student_id, subject_id order by held_on desc) as place
      from papers
    )
    select student_id, count(*) as figure from latest
    where place = 1 and marks < max_marks * ${sql.lit(passShare)} group by student_id`.execute(db);
  return byStudent(rows);
}

/** Of the latest academic year in which a class was held: a promotion may be done after the next one has begun. */
async function lowestAttendance(db: Database) {
  const { latest } = await db
    .selectFrom('attendance_sums')
    .select(({ fn }) => fn.max('academic_year').as('latest'))
    .executeTakeFirstOrThrow();
  if (!latest) return { percents: new Map<string, number>(), eligibleFrom: 0 };
  const year = await findAcademicYear(db, latest);
  const { held, attended } = sqlSums(year);
  const rows = await db
    .selectFrom('attendance_sums')
    .select(['student_id', sql<number>`min(${attended} * 100.0 / ${held})`.as('figure')])
    .where('academic_year', '=', latest)
    .where(sql<boolean>`${held} > 0`)
    .groupBy('student_id')
    .execute();
  return { percents: byStudent(rows), eligibleFrom: year.eligibleFrom };
}
