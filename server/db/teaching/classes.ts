import { sql } from 'kysely';
import { namedStudent } from '#server/db/people/name-keys.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { deleteWhere, findRow, insertRows, updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type {
  ClassHeld,
  ClassInput,
  ClassQuery,
  ClassWithRegister,
  EntryInput,
  RosterStudent,
} from '#shared/teaching/classes.ts';
import { type Mark, marks } from '#shared/teaching/register-marks.ts';
import { plannedColumns, toPlanned } from './planned-classes.ts';
import { unitsOf } from './syllabus.ts';

const countOf = (mark: Mark) =>
  sql<number>`(select count(*) from attendance where class_id = classes.id and mark = ${sql.lit(mark)})`.as(
    mark,
  );

function selectClasses(db: Database) {
  return db
    .selectFrom('classes')
    .innerJoin('subjects', 'subjects.id', 'classes.subject_id')
    .leftJoin('faculty', 'faculty.id', 'classes.faculty_id')
    .select(plannedColumns)
    .select([
      'classes.id',
      'classes.version',
      'classes.year',
      'academic_year',
      'day',
      'taken_by',
      'taken_at',
      'units',
    ])
    .select(marks.map(countOf));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectClasses>['executeTakeFirstOrThrow']>>;

const toClass = ({ present, absent, late, duty, leave, units, ...row }: Row): ClassHeld => ({
  ...toPlanned(row),
  counts: { present, absent, late, duty, leave },
  units: unitsOf(units),
});

/** The newest day first, each day's in the order of its periods. */
export async function listClasses(
  db: Database,
  query: Pick<ClassQuery, 'from' | 'to'> & Partial<ClassQuery>,
): Promise<ClassHeld[]> {
  let select = selectClasses(db)
    .where('day', '>=', query.from)
    .where('day', '<=', query.to)
    .orderBy('day', 'desc')
    .orderBy('period')
    .orderBy('classes.id');
  if (query.year) select = select.where('classes.year', '=', query.year);
  if (query.subjectId) select = select.where('subject_id', '=', query.subjectId);
  if (query.facultyId) select = select.where('faculty_id', '=', query.facultyId);
  return (await select.execute()).map(toClass);
}

export async function findClass(db: Database, id: string): Promise<ClassWithRegister | undefined> {
  const row = await selectClasses(db).where('classes.id', '=', id).executeTakeFirst();
  return row && { ...toClass(row), entries: await listEntries(db, row.id) };
}

/** The account that took the register, to know a register that was sent twice. */
export async function findTaker(db: Database, id: string): Promise<string | null | undefined> {
  return (await findRow(db, 'classes', { id }))?.account_id;
}

export async function findClassAt(
  db: Database,
  { day, period, year }: { day: string; period: number; year: Year },
): Promise<string | undefined> {
  return (await findRow(db, 'classes', { day, period, year }))?.id;
}

async function listEntries(db: Database, classId: string): Promise<ClassWithRegister['entries']> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.student_id')
    .select(['students.id', 'first_name', 'last_name', 'enrollment_number', 'mark'])
    .where('class_id', '=', classId)
    .orderBy('enrollment_number')
    .execute();
  return rows.map(({ mark, ...student }) => ({ student: namedStudent(student), mark }));
}

/** The students who attend the classes of a year, as the college calls the roll: by enrolment number. Interns attend none. */
export async function listRoster(db: Database, year: Year): Promise<RosterStudent[]> {
  const rows = await db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name', 'enrollment_number'])
    .where('year', '=', year)
    .where('status', 'in', ['ACTIVE', 'DETAINED'])
    .orderBy('enrollment_number')
    .execute();
  return rows.map(namedStudent);
}

export async function insertClass(
  tx: Tx,
  {
    entries,
    units,
    ...taken
  }: ClassInput & Pick<ClassHeld, 'academicYear' | 'takenBy' | 'takenAt'> & { accountId: string | null },
): Promise<void> {
  await insertRows(tx, 'classes', [{ ...snakeCased(taken), units: units.join('\n') }]);
  await insertEntries(tx, taken.id, entries);
}

async function insertEntries(tx: Tx, classId: string, entries: readonly EntryInput[]): Promise<void> {
  const rows = entries.map(({ studentId, mark }) => ({ class_id: classId, student_id: studentId, mark }));
  await insertRows(tx, 'attendance', rows);
}

/** @returns whether the class still had that version, or none was given */
export async function replaceRegister(
  tx: Tx,
  id: string,
  entries: readonly EntryInput[],
  units: readonly string[],
  version: number | undefined,
): Promise<boolean> {
  if (!(await updateRow(tx, 'classes', { id, version, units: units.join('\n') }))) return false;
  await deleteWhere(tx, 'attendance', { class_id: id });
  await insertEntries(tx, id, entries);
  return true;
}
