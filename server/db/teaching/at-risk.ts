// The students whose attendance is below the percentage, found by the database.
import { type RawBuilder, sql } from 'kysely';
import { findsPerson, limits } from '#server/db/list-page.ts';
import { namedStudent } from '#server/db/people/name-keys.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { inOrder, wholeList } from '#server/db/whole-list.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { AcademicYear } from '#shared/office/academic-years.ts';
import { currentStatuses } from '#shared/people/student-status.ts';
import type { AtRiskQuery, AtRiskStudent } from '#shared/teaching/attendance.ts';
import { mostToAttendFirst } from '#shared/teaching/attendance-advice.ts';
import { subjectSummary, sumsOfYear } from './attendance.ts';

/** The same sums as `summarize` in SQL; attendance.test.ts compares the two. */
export function sqlSums(rule: AcademicYear): { held: RawBuilder<number>; attended: RawBuilder<number> } {
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

/** The students who may not sit the examination as things stand, a page of them or all. */
export async function listAtRisk(db: Database, query: AtRiskQuery, rule: AcademicYear) {
  const { ids, total } = await findAtRisk(db, query, rule);
  const read = (part: string[]) => studentsAtRisk(db, part, rule);
  return limits(query) ? { rows: await inOrder(ids, read), total } : wholeList(ids, read);
}

/** Of every student now in the college, or of one year. */
export async function listAttendance(db: Database, year: Year | undefined, rule: AcademicYear) {
  let select = db.selectFrom('students').select('id').where('status', 'in', currentStatuses);
  if (year) select = select.where('year', '=', year);
  const found = await select.orderBy('last_name_key').orderBy('first_name_key').orderBy('id').execute();
  return wholeList(idsOf(found), (part) => studentsAtRisk(db, part, rule, true));
}

/** @param isWhole with the subjects in which they are eligible */
async function studentsAtRisk(
  db: Database,
  ids: string[],
  rule: AcademicYear,
  isWhole = false,
): Promise<(AtRiskStudent & { id: string })[]> {
  const students = new Map<string, AtRiskStudent & { id: string }>();
  for (const row of await sumsOfStudents(db, ids, rule)) {
    const student = students.get(row.id) ?? {
      id: row.id,
      student: {
        ...namedStudent(row),
        year: row.study_year,
        fatherFirstName: row.father_first_name,
        phone: row.parent_phone || row.phone,
        phoneOf: row.parent_phone ? 'parent' : 'student',
      },
      subjects: [],
    };
    students.set(row.id, student);
    const summary = subjectSummary(row, rule);
    if (isWhole || summary.state !== 'eligible') student.subjects.push(summary);
  }
  for (const { subjects } of students.values())
    subjects.sort((a, b) => mostToAttendFirst(a, b) || (a.subject.code < b.subject.code ? -1 : 1));
  return [...students.values()];
}

/** The ids of a page or of all, those who miss most first. */
async function findAtRisk(
  db: Database,
  query: AtRiskQuery,
  rule: AcademicYear,
): Promise<{ ids: string[]; total: number }> {
  const { held, attended } = sqlSums(rule);
  const isBelow = (percent: number) => sql`${attended} * 100 < ${percent} * ${held}`;
  const wanted = [
    sql`students.status in (${sql.join(currentStatuses)})`,
    ...(query.year ? [sql`students.year = ${query.year}`] : []),
    ...findsPerson(query.q),
  ];
  const shortSubjects = sql`sum(case when ${isBelow(rule.condonableFrom)} then 1 else 0 end)`;
  // Condonable students are those without any subject below condonation.
  const ofState = {
    short: sql`having ${shortSubjects} > 0`,
    condonable: sql`having ${shortSubjects} = 0`,
    any: sql``,
  }[query.state ?? 'any'];
  const page = limits(query);
  // The sums are grouped before the join: ten thousand students must not be looked up once a subject. What is missing grows
  // with the classes that must be attended (`judge`): one missed class of one is less than twelve of forty.
  const { rows: found } = await sql<{ id: string; total: number }>`
    with low as (
      select student_id, max(${rule.eligibleFrom} * ${held} - ${attended} * 100) as missing
      from attendance_sums
      where academic_year = ${rule.id} and ${isBelow(rule.eligibleFrom)}
      group by student_id ${ofState}
    )
    select student_id as id, count(*) over () as total
    from low join students on students.id = student_id
    where ${sql.join(wanted, sql` and `)}
    order by missing desc, student_id
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`.execute(db);
  return { ids: idsOf(found), total: found[0]?.total ?? 0 };
}

/** The sums of each subject, with what a list shows of the student. */
function sumsOfStudents(db: Database, ids: readonly string[], rule: AcademicYear) {
  return sumsOfYear(db, rule.id)
    .innerJoin('students', 'students.id', 'attendance_sums.student_id')
    .innerJoin('contact_info', 'contact_info.student_id', 'students.id')
    .select(['students.id', 'first_name', 'last_name', 'phone', 'parent_phone', 'enrollment_number'])
    .select(['students.year as study_year', 'father_first_name'])
    .where('students.id', 'in', ids)
    .execute();
}
