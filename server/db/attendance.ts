// The sums of attendance, and the summaries computed from them.
import { type RawBuilder, sql } from 'kysely';
import type { AcademicYear } from '#shared/academic-years.ts';
import {
  type AtRiskQuery,
  type AtRiskStudent,
  type AttendanceCounts,
  type AttendanceCountsInput,
  type ClassAttendance,
  type StudentAttendance,
  type SubjectAttendance,
  summarize,
} from '#shared/attendance.ts';
import { mostToAttendFirst } from '#shared/attendance-advice.ts';
import type { ClassKind } from '#shared/class-kinds.ts';
import { marks } from '#shared/register-marks.ts';
import { currentStatuses, type StudentStatus } from '#shared/student-status.ts';
import type { Year } from '#shared/study-years.ts';
import { fixedQuery } from './fixed-query.ts';
import { chunksOf } from './rows.ts';
import { groupByStudent } from './rows-below-student.ts';
import type { Database, Tx } from './schema.ts';

const sumColumns = [
  'present',
  'absent',
  'late',
  'duty',
  'leave',
  'earlier_held',
  'earlier_attended',
] as const;
type SumRow = Record<(typeof sumColumns)[number], number>;

interface Course {
  academicYear: string;
  subjectId: string;
  kind: ClassKind;
}

/** Recomputes the sums of these students from their registers in one statement. Called in the transaction of each change. */
export async function refreshSums(tx: Tx, course: Course, studentIds: readonly string[]): Promise<void> {
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
      ) as held on held.student_id = students.id
      where students.id in (${sql.join(chunk)})
      group by students.id
      on conflict (student_id, academic_year, subject_id, kind) do update set ${sql.join(
        marks.map((mark) => sql`${sql.ref(mark)} = ${sql.ref(`excluded.${mark}`)}`),
      )}`.execute(tx);
  }
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
}

const toCounts = (row: SumRow): AttendanceCounts => ({
  present: row.present,
  absent: row.absent,
  late: row.late,
  duty: row.duty,
  leave: row.leave,
  earlierHeld: row.earlier_held,
  earlierAttended: row.earlier_attended,
});

const summaryOf = (row: SumRow, rule: AcademicYear) => ({
  ...summarize(toCounts(row), rule),
  absent: row.absent,
  late: row.late,
  duty: row.duty,
  leave: row.leave,
});

const ruleOf = ({ id, eligibleFrom, condonableFrom, leaveCounts, dutyCounts }: AcademicYear) => ({
  academicYear: id,
  eligibleFrom,
  condonableFrom,
  leaveCounts,
  dutyCounts,
});

const sumsOfStudent = fixedQuery(['studentId', 'academicYear'], (db, { studentId, academicYear }) =>
  db
    .selectFrom('attendance_sums')
    .innerJoin('subjects', 'subjects.id', 'attendance_sums.subject_id')
    .select([...sumColumns, 'subject_id', 'code', 'name', 'kind'])
    .where('student_id', '=', studentId)
    .where('academic_year', '=', academicYear)
    .orderBy('code')
    .orderBy('kind', 'desc'),
);

export async function readStudentAttendance(
  db: Database,
  studentId: string,
  year: AcademicYear,
): Promise<StudentAttendance> {
  const rows = await sumsOfStudent(db, { studentId, academicYear: year.id });
  return {
    rule: ruleOf(year),
    subjects: rows.map((row) => ({
      subject: { id: row.subject_id, code: row.code, name: row.name },
      kind: row.kind,
      ...summaryOf(row, year),
    })),
  };
}

/** The attendance of these students in these subjects, by student. */
export async function listSubjectAttendance(
  db: Database,
  studentIds: string[],
  subjectIds: string[],
  year: AcademicYear,
): Promise<Map<string, SubjectAttendance[]>> {
  const rows = await db
    .selectFrom('attendance_sums')
    .innerJoin('subjects', 'subjects.id', 'attendance_sums.subject_id')
    .select([...sumColumns, 'student_id', 'subject_id', 'code', 'name', 'kind'])
    .where('student_id', 'in', studentIds)
    .where('subject_id', 'in', subjectIds)
    .where('academic_year', '=', year.id)
    .orderBy('student_id')
    .orderBy('code')
    .orderBy('kind', 'desc')
    .execute();
  return groupByStudent(rows, (row) => ({
    subject: { id: row.subject_id, code: row.code, name: row.name },
    kind: row.kind,
    ...summaryOf(row, year),
  }));
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
    rule: ruleOf(year),
    subject,
    students: rows.map((row) => ({
      student: {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        enrollmentNumber: row.enrollment_number,
        year: row.year,
      },
      kind: row.kind,
      ...summaryOf(row, year),
    })),
  };
}

/** The same sums as `summarize` in SQL; attendance.test.ts compares the two. */
function sqlSums(rule: AcademicYear): { held: RawBuilder<number>; attended: RawBuilder<number> } {
  const { leaveCounts, dutyCounts } = rule;
  const held = ['present', 'late', 'absent', 'earlier_held'];
  const attended = ['present', 'late', 'earlier_attended'];
  for (const [column, counts] of [
    ['leave', leaveCounts],
    ['duty', dutyCounts],
  ] as const) {
    if (counts !== 'left-out') held.push(column);
    if (counts === 'attended') attended.push(column);
  }
  const sum = (columns: string[]) =>
    sql<number>`(${sql.join(
      columns.map((column) => sql.ref(column)),
      sql` + `,
    )})`;
  return { held: sum(held), attended: sum(attended) };
}

export async function listAtRisk(
  db: Database,
  query: AtRiskQuery,
  rule: AcademicYear,
): Promise<{ rows: AtRiskStudent[]; total: number }> {
  const { ids, total } = await pageOfAtRisk(db, query, rule);
  if (ids.length === 0) return { rows: [], total };
  const students = new Map<string, AtRiskStudent>(ids.map((id) => [id, undefined as never])); // filled below
  for (const row of await sumsOfStudents(db, ids, rule)) {
    const student = students.get(row.id) ?? {
      student: {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        enrollmentNumber: row.enrollment_number,
        year: row.study_year,
        fatherFirstName: row.father_first_name,
        phone: row.parent_phone || row.phone,
        phoneOf: row.parent_phone ? 'parent' : 'student',
      },
      subjects: [],
    };
    students.set(row.id, student);
    const subject = { id: row.subject_id, code: row.code, name: row.name };
    const summary = summaryOf(row, rule);
    if (summary.state !== 'eligible') student.subjects.push({ subject, kind: row.kind, ...summary });
  }
  for (const { subjects } of students.values())
    subjects.sort((a, b) => mostToAttendFirst(a, b) || (a.subject.code < b.subject.code ? -1 : 1));
  return { rows: [...students.values()], total };
}

/** The students of one page, those who miss most first. */
async function pageOfAtRisk(
  db: Database,
  query: AtRiskQuery,
  rule: AcademicYear,
): Promise<{ ids: string[]; total: number }> {
  const { held, attended } = sqlSums(rule);
  const isBelow = (percent: number) => sql`${attended} * 100 < ${percent} * ${held}`;
  const ofYear = query.year ? sql`and students.year = ${query.year}` : sql``;
  const shortSubjects = sql`sum(case when ${isBelow(rule.condonableFrom)} then 1 else 0 end)`;
  // Condonable students are those without any subject below condonation.
  const ofState = {
    short: sql`having ${shortSubjects} > 0`,
    condonable: sql`having ${shortSubjects} = 0`,
    any: sql``,
  }[query.state ?? 'any'];
  const offset = (query.page - 1) * query.pageSize;
  // The sums are grouped before the join: ten thousand students must not be looked up once a subject. What is missing grows
  // with the classes that must be attended (`judge`): one missed class of one is less than twelve of forty.
  const { rows: found } = await sql<{ id: string; total: number | string }>`
    with low as (
      select student_id, max(${rule.eligibleFrom} * ${held} - ${attended} * 100) as missing
      from attendance_sums
      where academic_year = ${rule.id} and ${isBelow(rule.eligibleFrom)}
      group by student_id ${ofState}
    )
    select student_id as id, count(*) over () as total
    from low join students on students.id = student_id
    where students.status in (${sql.join(currentStatuses)}) ${ofYear}
    order by missing desc, student_id
    limit ${query.pageSize} offset ${offset}`.execute(db);
  return { ids: found.map(({ id }) => id), total: Number(found[0]?.total ?? 0) };
}

/** The sums of each subject, with what a list shows of the student. */
function sumsOfStudents(db: Database, ids: readonly string[], rule: AcademicYear) {
  return db
    .selectFrom('attendance_sums')
    .innerJoin('subjects', 'subjects.id', 'attendance_sums.subject_id')
    .innerJoin('students', 'students.id', 'attendance_sums.student_id')
    .innerJoin('contact_info', 'contact_info.student_id', 'students.id')
    .select(sumColumns)
    .select([
      'subject_id',
      'code',
      'name',
      'kind',
      'students.id',
      'first_name',
      'last_name',
      'phone',
      'parent_phone',
    ])
    .select(['enrollment_number', 'students.year as study_year', 'father_first_name'])
    .where('students.id', 'in', ids)
    .where('academic_year', '=', rule.id)
    .execute();
}

export interface EarlierCounts extends Course {
  studentId: string;
  held: number;
  attended: number;
}

/** Replaces the counts of an earlier import. */
export async function saveEarlierCounts(tx: Tx, counts: readonly EarlierCounts[]): Promise<void> {
  for (const chunk of chunksOf(counts)) {
    const rows = chunk.map(({ studentId, academicYear, subjectId, kind, held, attended }) => ({
      student_id: studentId,
      academic_year: academicYear,
      subject_id: subjectId,
      kind,
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

/** The students of these enrolment numbers and the subjects of these codes, in lower case. */
export async function findCounted(
  db: Database,
  rows: AttendanceCountsInput['rows'],
): Promise<{
  students: Map<string, { id: string; year: Year; status: StudentStatus }>;
  subjects: Map<string, { id: string; year: Year }>;
}> {
  const students = new Map<string, { id: string; year: Year; status: StudentStatus }>();
  const numbers = [...new Set(rows.map(({ enrollmentNumber }) => enrollmentNumber.toLowerCase()))];
  for (const chunk of chunksOf(numbers)) {
    const found = await db
      .selectFrom('students')
      .select(['id', 'year', 'status', 'enrollment_number'])
      .where(sql<string>`lower(enrollment_number)`, 'in', chunk)
      .execute();
    for (const { id, year, status, enrollment_number } of found)
      students.set(enrollment_number.toLowerCase(), { id, year, status });
  }
  const all = await db.selectFrom('subjects').select(['id', 'year', 'code']).execute();
  return { students, subjects: new Map(all.map(({ id, year, code }) => [code.toLowerCase(), { id, year }])) };
}
