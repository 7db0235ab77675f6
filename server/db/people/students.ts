import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { deleteAccessOf } from '#server/db/account/accounts.ts';
import { textsOf } from '#server/db/driver/dialect.ts';
import { gradeInfoByStudent } from '#server/db/exams/grades.ts';
import { resultsByStudent } from '#server/db/exams/results.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { countOf, findsPerson, limits, type Page, totalOf, yearOrder } from '#server/db/list-page.ts';
import { feesByStudent } from '#server/db/money/fees.ts';
import { columnsOf, filterConditions, recordReader } from '#server/db/record-columns.ts';
import { idsOf, rowsFor, updateRow } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { inOrder, type WholeList, wholeList } from '#server/db/whole-list.ts';
import type { RecordOf, RowOf, Written } from '#shared/kit/fields/fields.ts';
import { parseSort } from '#shared/kit/list-query.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { PromotionStudent } from '#shared/office/promotions.ts';
import { tickOneNames } from '#shared/people/person-fields.ts';
import { formerStatuses, isFormer } from '#shared/people/student-status.ts';
import type { StudentFilter } from '#shared/people/students.ts';
import {
  type Student,
  type StudentInclude,
  type StudentListQuery,
  type StudentSortKey,
  studentFields,
} from '#shared/people/students.ts';
import { hasStatus, isCurrent, isNotInvited } from './current-students.ts';
import { personRows } from './person-rows.ts';

/** A student as stored, with all defaults filled in. */
export type StudentRecord = RecordOf<Written<typeof studentFields>>;

/** Turns a row into a student. */
const toStudent: (
  row: RowOf<typeof studentFields> & Pick<Student, 'id' | 'version'>,
  include: readonly StudentInclude[],
) => Student = recordReader(studentFields, (record) => tickOneNames(studentFields, record));

/** Every student has both rows, so inner joins lose no record. */
function selectStudents(db: Database) {
  return db
    .selectFrom('students')
    .innerJoin('personal_info', 'personal_info.student_id', 'students.id')
    .innerJoin('contact_info', 'contact_info.student_id', 'students.id')
    .select(['students.id', 'students.version', ...columnsOf(studentFields)]);
}

const byName = [sql.ref('last_name_key'), sql.ref('first_name_key')];
/** The columns of each sort key, with further ones that make the order unique; an index has them in this order. */
const sortColumns: Record<StudentSortKey, readonly RawBuilder<unknown>[]> = {
  lastName: [...byName, sql.ref('students.id')],
  firstName: [sql.ref('first_name_key'), sql.ref('last_name_key'), sql.ref('students.id')],
  email: [sql.ref('email'), sql.ref('contact_info.student_id')],
  phone: [sql.ref('phone'), sql.ref('contact_info.student_id')],
  year: [yearOrder, ...byName, sql.ref('students.id')],
  enrollmentNumber: [sql.ref('enrollment_number')],
};

type SearchedText = 'search_text' | 'staff_search_text';

function matchingStudents(db: Database, query: StudentFilter, searched: SearchedText) {
  let matching = db.selectFrom('students').select('students.id');
  const filters = filterConditions(studentFields, query);
  if (query.status) filters.push(hasStatus(query.status));
  if (query.invited) filters.push(isNotInvited);
  for (const filter of filters) matching = matching.where(filter);
  for (const found of findsPerson(query.q, sql.ref(searched))) matching = matching.where(found);
  return { matching, isFiltered: filters.length > 0 || Boolean(query.q) };
}

/** All but former students, by year and name. */
export async function listPromotionCandidates(db: Database): Promise<PromotionStudent[]> {
  return db
    .selectFrom('students')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .select(['enrollment_number as enrollmentNumber', 'year', 'status'])
    .where(isCurrent)
    .orderBy('last_name_key')
    .orderBy('first_name_key')
    .orderBy('id')
    .execute();
}

export async function listStudentIds(db: Database, filter: StudentFilter): Promise<string[]> {
  const rows = await matchingStudents(db, filter, 'search_text').matching.execute();
  return idsOf(rows);
}

/**
 * @param searched the text in which `q` is searched: teachers may not find by fields that they may not read
 * @param firstYears the current students of these years come first
 */
export async function listStudents(
  db: Database,
  query: StudentListQuery,
  include: readonly StudentInclude[],
  searched: SearchedText = 'search_text',
  firstYears: readonly Year[] = [],
): Promise<Page<Student> | WholeList<Student>> {
  const { key, direction } = parseSort<StudentSortKey>(query.sort ?? 'lastName');
  const { matching, isFiltered } = matchingStudents(db, query, searched);
  const page = limits(query);

  // The ids of the page come from an index alone: reading the skipped rows would make the last pages 100 times slower.
  let ids: SelectQueryBuilder<Schema, 'students' | 'contact_info', { id: string | null }> = matching;
  if (key === 'email' || key === 'phone') {
    ids =
      isFiltered || firstYears.length > 0
        ? matching.innerJoin('contact_info', 'contact_info.student_id', 'students.id')
        : db.selectFrom('contact_info').select('student_id as id').where('student_id', 'is not', null);
  }
  if (firstYears.length > 0) {
    const isFirst = sql`students.year in (${sql.join(firstYears)}) and ${isCurrent}`;
    ids = ids.orderBy(sql`case when ${isFirst} then 0 else 1 end`);
  }
  for (const column of sortColumns[key]) ids = ids.orderBy(column, direction);
  const rows = await (page ? ids.limit(page.limit).offset(page.offset) : ids).execute();
  const found = rows.map(({ id }) => id ?? ''); // each row has an id
  const read = (part: string[]) => listStudentsWith(db, part, include);
  if (!page) return wholeList(found, read);
  const total = await totalOf(query, found.length, () => countOf(matching));
  return { rows: await inOrder(found, read), total };
}

const studentsByIds = fixedQuery(['ids'], (db, { ids }) =>
  selectStudents(db).where('students.id', 'in', textsOf(db, ids)),
);

async function listStudentsWith(db: Database, ids: string[], include: readonly StudentInclude[]) {
  const rows = await studentsByIds(db, { ids: JSON.stringify(ids) });
  const students = rows.map((row) => toStudent(row, include));
  await addRecords(db, students, include);
  return students;
}

export async function findStudent(db: Database, id: string, include: readonly StudentInclude[]) {
  const [student] = await listStudentsWith(db, [id], include);
  return student;
}

/**
 * The existing students among these values, with personal and contact information, for imports.
 * @param key the column of the values; enrolment numbers in lower case, as in their index
 */
export async function listStudentsBy(
  db: Database,
  key: 'students.id' | 'enrollment_number' | 'email',
  values: string[],
): Promise<Student[]> {
  const column = key === 'enrollment_number' ? sql<string>`lower(enrollment_number)` : sql.ref<string>(key);
  const rows = await rowsFor(values, (chunk) => selectStudents(db).where(column, 'in', chunk));
  return rows.map((row) => toStudent(row, ['personalInfo', 'contactInfo']));
}

/** One query per table for the whole page: 50 students must not cost 150 queries. */
async function addRecords(db: Database, students: Student[], include: readonly StudentInclude[]) {
  if (students.length === 0) return;
  const ids = students.map((student) => student.id);
  if (include.includes('fees')) {
    const fees = await feesByStudent(db, ids);
    for (const student of students) student.fees = fees.get(student.id) ?? [];
  }
  if (include.includes('results.subject')) {
    const results = await resultsByStudent(db, ids);
    for (const student of students) student.results = results.get(student.id) ?? [];
  }
  if (include.includes('gradeInfo.subject')) {
    const grades = await gradeInfoByStudent(db, ids);
    for (const student of students) student.gradeInfo = grades.get(student.id) ?? [];
  }
}

const rows = personRows('students', studentFields);

/** An update ends the log-ins of those who have left or graduated. */
export const studentRows: typeof rows = {
  ...rows,
  update: async (tx, students, now) => {
    const changed = await rows.update(tx, students, now);
    await deleteAccessOf(
      tx,
      students.filter(({ record }) => isFormer(record)).map(({ id }) => id),
    );
    return changed;
  },
};

/** The students among these who have left or graduated. */
export async function listFormerStudents(db: Database, ids: readonly string[]) {
  return rowsFor(ids, (chunk) =>
    db
      .selectFrom('students')
      .select(['id', 'first_name as firstName', 'last_name as lastName', 'status'])
      .where('id', 'in', chunk)
      .where('status', 'in', formerStatuses),
  );
}

export async function updateStudentPhoto(
  tx: Tx,
  id: string,
  fileName: string | null,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  return updateRow(tx, 'students', { id, version, profile_pic: fileName, updated_at: now.toISOString() });
}
