import { yearOrder } from '#server/db/list-page.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { insertRow, rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Teacher, Teaching, TeachingInput, TeachingQuery } from '#shared/teaching/teaching.ts';
import { joinedSubjectColumns, toJoinedSubject } from './joined-subject.ts';

/** The newest academic year first, then by the subject's year and code and the teacher's name. */
export async function listTeaching(db: Database, query: TeachingQuery): Promise<Teaching[]> {
  let select = selectTeaching(db)
    .orderBy('academic_year', 'desc')
    .orderBy(yearOrder)
    .orderBy('code')
    .orderBy('last_name_key')
    .orderBy('teaching.id');
  if (query.facultyId) select = select.where('faculty_id', '=', query.facultyId);
  if (query.subjectId) select = select.where('subject_id', '=', query.subjectId);
  if (query.academicYear) select = select.where('academic_year', '=', query.academicYear);
  return (await select.execute()).map(toTeaching);
}

export async function findTeaching(db: Database, id: string): Promise<Teaching | undefined> {
  const row = await selectTeaching(db).where('teaching.id', '=', id).executeTakeFirst();
  return row && toTeaching(row);
}

/** The subjects that a faculty member teaches in some academic years, with their years of study. */
export async function listTaught(db: Database, facultyId: string, academicYears: readonly string[]) {
  if (academicYears.length === 0) return [];
  return db
    .selectFrom('teaching')
    .innerJoin('subjects', 'subjects.id', 'teaching.subject_id')
    .select(['academic_year', 'subject_id', 'year'])
    .where('faculty_id', '=', facultyId)
    .where('academic_year', 'in', academicYears)
    .execute();
}

/** The existing faculty members among these, by their ids. */
export async function findFacultyNames(db: Database, ids: string[]): Promise<Map<string, Teacher>> {
  const rows = await rowsFor(ids, (chunk) =>
    db.selectFrom('faculty').select(['id', 'first_name', 'last_name']).where('id', 'in', chunk),
  );
  return new Map(rows.map((row) => [row.id, camelCased(row)]));
}

export async function insertTeaching(tx: Tx, input: TeachingInput): Promise<string> {
  return insertRow(tx, 'teaching', snakeCased(input));
}

function selectTeaching(db: Database) {
  return db
    .selectFrom('teaching')
    .innerJoin('faculty', 'faculty.id', 'teaching.faculty_id')
    .innerJoin('subjects', 'subjects.id', 'teaching.subject_id')
    .select([
      'teaching.id',
      'academic_year',
      'faculty_id',
      'first_name',
      'last_name',
      ...joinedSubjectColumns,
    ]);
}

type TeachingRow = Awaited<ReturnType<ReturnType<typeof selectTeaching>['executeTakeFirstOrThrow']>>;

function toTeaching(row: TeachingRow): Teaching {
  return {
    id: row.id,
    academicYear: row.academic_year,
    faculty: { id: row.faculty_id, firstName: row.first_name, lastName: row.last_name },
    subject: toJoinedSubject(row),
  };
}
