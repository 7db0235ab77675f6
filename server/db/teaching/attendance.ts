// The sums of attendance, and the summaries computed from them.
import { type RawBuilder, sql } from 'kysely';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { namedStudent } from '#server/db/people/name-keys.ts';
import { groupByStudent } from '#server/db/people/rows-below-student.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { chunksOf, findRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { isEligible } from '#shared/money/government/government-fees.ts';
import type { AcademicYear } from '#shared/office/academic-years.ts';
import {
  type ClassAttendance,
  judge,
  type StudentAttendance,
  type SubjectAttendance,
  summarize,
} from '#shared/teaching/attendance.ts';
import type { ClassKind } from '#shared/teaching/class-kinds.ts';
import { marks } from '#shared/teaching/register-marks.ts';

/** Classes of each mark, and those counted before the registers began. */
export const sumColumns = [...marks, 'earlier_held', 'earlier_attended'] as const;
type SumRow = Record<(typeof sumColumns)[number], number>;

const sumsLock = 'attendance sums';

interface Course {
  academicYear: string;
  subjectId: string;
  kind: ClassKind;
}

/** Recomputes the sums of these students from their registers in one statement. Called in the transaction of each change. */
export async function refreshSums(tx: Tx, course: Course, studentIds: readonly string[]): Promise<void> {
  // Two registers of a subject saved at the same time: each would count without the other's marks.
  await lockUntilCommit(tx, sumsLock);
  const { academicYear, subjectId, kind } = course;
  const counts = sql.join(
    marks.map((mark) => sql`coalesce(sum(case when mark = ${sql.lit(mark)} then 1 else 0 end), 0)`),
  );
  for (const chunk of chunksOf(studentIds)) {
    await sql`
      insert into attendance_sums (student_id, academic_year, subject_id, kind, ${sql.join(marks.map((mark) => sql.ref(mark)))})
      select students.id, ${academicYear}, ${subjectId}, ${kind}, ${counts}
      from students left join (
        select attendance.student_id, mark from attendance join classes on classes.id = attendance.class_id
        where subject_id = ${subjectId} and academic_year = ${academicYear} and kind = ${kind}
          and attendance.student_id in (${sql.join(chunk)})
      ) as held on held.student_id = students.id
      where students.id in (${sql.join(chunk)})
      group by students.id
      on conflict (student_id, academic_year, subject_id, kind) do update set ${sql.join(
        marks.map((mark) => sql`${sql.ref(mark)} = ${sql.ref(`excluded.${mark}`)}`),
      )}`.execute(tx);
    await deleteEmptySums(tx, sql`student_id in (${sql.join(chunk)}) and subject_id = ${subjectId}`);
  }
}

/** A sum does not outlive its last class: 'held 0 of 0' would be shown, and the subject could not be deleted. */
async function deleteEmptySums(tx: Tx, among: RawBuilder<unknown>): Promise<void> {
  const counts = [...marks, 'earlier_held'].map((count) => sql`${sql.ref(count)} = 0`);
  await sql`delete from attendance_sums where ${among} and ${sql.join(counts, sql` and `)}`.execute(tx);
}

/** Counts all marks of a student again; what was counted before the registers began stays. */
export async function recountStudent(tx: Tx, studentId: string): Promise<void> {
  const counts = marks.map(
    (mark) => sql`${sql.ref(mark)} = (
      select count(*) from attendance join classes on classes.id = attendance.class_id
      where attendance.student_id = attendance_sums.student_id and mark = ${sql.lit(mark)}
        and classes.academic_year = attendance_sums.academic_year
        and classes.subject_id = attendance_sums.subject_id and classes.kind = attendance_sums.kind)`,
  );
  await sql`update attendance_sums set ${sql.join(counts)} where student_id = ${studentId}`.execute(tx);
  await deleteEmptySums(tx, sql`student_id = ${studentId}`);
}

export const summaryOf = (row: SumRow, rule: AcademicYear) => {
  const { absent, late, duty, leave } = row;
  return { ...summarize(camelCased(row), rule), absent, late, duty, leave };
};

type SubjectRow = SumRow & { subject_id: string; code: string; name: string; kind: ClassKind };

export const subjectSummary = (row: SubjectRow, rule: AcademicYear): SubjectAttendance => ({
  subject: { id: row.subject_id, code: row.code, name: row.name },
  kind: row.kind,
  ...summaryOf(row, rule),
});

/** All subjects, theory and practical together, by the percentage that the fee reimbursement asks for. */
export function aggregateOf(
  sums: readonly { held: number; attended: number }[],
  { aggregateFrom: from }: AcademicYear,
) {
  const held = sumOf(sums.map((sum) => sum.held));
  const attended = sumOf(sums.map((sum) => sum.attended));
  const { percent, state } = judge(held, attended, { eligibleFrom: from, condonableFrom: from });
  return { from, held, attended, percent, isShort: state !== 'eligible' };
}

/** The sums of each subject. */
export const sumsOfYear = (db: Database, academicYear: string) =>
  db
    .selectFrom('attendance_sums')
    .innerJoin('subjects', 'subjects.id', 'attendance_sums.subject_id')
    .select([...sumColumns, 'subject_id', 'code', 'name', 'kind'])
    .where('academic_year', '=', academicYear);

const sumsOfStudent = fixedQuery(['studentId', 'academicYear'], (db, { studentId, academicYear }) =>
  sumsOfYear(db, academicYear).where('student_id', '=', studentId).orderBy('code').orderBy('kind', 'desc'),
);

export async function readStudentAttendance(
  db: Database,
  studentId: string,
  year: AcademicYear,
): Promise<StudentAttendance | undefined> {
  const student = await findRow(db, 'students', { id: studentId });
  if (!student) return undefined;
  const rows = await sumsOfStudent(db, { studentId, academicYear: year.id });
  const subjects = rows.map((row) => subjectSummary(row, year));
  return {
    rule: { academicYear: year.id, ...year },
    subjects,
    ...(isEligible(student.quota) && { aggregate: aggregateOf(subjects, year) }),
  };
}

/** The attendance of these students in these subjects, by student. */
export async function listSubjectAttendance(
  db: Database,
  studentIds: string[],
  subjectIds: string[],
  year: AcademicYear,
): Promise<Map<string, SubjectAttendance[]>> {
  const rows = await sumsOfYear(db, year.id)
    .select('student_id')
    .where('student_id', 'in', studentIds)
    .where('subject_id', 'in', subjectIds)
    .orderBy('student_id')
    .orderBy('code')
    .orderBy('kind', 'desc')
    .execute();
  return groupByStudent(rows, (row) => subjectSummary(row, year));
}

export async function listClassAttendance(
  db: Database,
  subject: ClassAttendance['subject'],
  year: AcademicYear,
): Promise<ClassAttendance> {
  const rows = await db
    .selectFrom('attendance_sums')
    .innerJoin('students', 'students.id', 'attendance_sums.student_id')
    .select([...sumColumns, 'kind', 'students.id', 'first_name', 'last_name', 'enrollment_number', 'year'])
    .where('subject_id', '=', subject.id)
    .where('academic_year', '=', year.id)
    .orderBy('enrollment_number')
    .orderBy('kind', 'desc')
    .execute();
  return {
    rule: { academicYear: year.id, ...year },
    subject,
    students: rows.map((row) => ({
      student: { ...namedStudent(row), year: row.year },
      kind: row.kind,
      ...summaryOf(row, year),
    })),
  };
}

interface EarlierCounts extends Course {
  studentId: string;
  held: number;
  attended: number;
}

/** Replaces the counts of an earlier import. */
export async function saveEarlierCounts(tx: Tx, counts: readonly EarlierCounts[]): Promise<void> {
  await lockUntilCommit(tx, sumsLock);
  for (const chunk of chunksOf(counts)) {
    const rows = chunk.map(({ held, attended, ...place }) => ({
      ...snakeCased(place),
      earlier_held: held,
      earlier_attended: attended,
    }));
    await tx
      .insertInto('attendance_sums')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['student_id', 'academic_year', 'subject_id', 'kind']).doUpdateSet((eb) => ({
          earlier_held: eb.ref('excluded.earlier_held'),
          earlier_attended: eb.ref('excluded.earlier_attended'),
        })),
      )
      .execute();
  }
}
