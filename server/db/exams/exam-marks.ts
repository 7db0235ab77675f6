import { sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { namedStudent } from '#server/db/people/name-keys.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { chunksOf, idsOf, rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import type { ExamStudent, Mark } from '#shared/exams/marks.ts';

/** Interns have finished their classes, and former students have left. */
export const isInClass = sql<boolean>`students.status in ('ACTIVE', 'DETAINED')`;

/** @param subjectIds the papers to read */
export async function listMarks(db: Database, sessionId: string, subjectIds: string[]): Promise<Mark[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom('exam_marks')
    .select(['student_id', 'subject_id', 'marks', 'is_absent', 'version', 'entered_by'])
    .where('session_id', '=', sessionId)
    .where('subject_id', 'in', subjectIds)
    .execute();
  return rows.map(({ is_absent, ...row }) => ({ ...camelCased(row), absent: is_absent === 1 }));
}

/**
 * The students who write the session, by their numbers: as long as it is open those of the year, and those who have
 * marks already; afterwards those who had a row when it was locked, also when they have moved to the next year.
 */
export async function listExamStudents(
  db: Database,
  { id, year, state }: Pick<ExamSession, 'id' | 'year' | 'state'>,
): Promise<ExamStudent[]> {
  const withRow = db.selectFrom('exam_marks').select('student_id').where('session_id', '=', id);
  const rows = await db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name', 'enrollment_number'])
    .where((eb) => {
      const isEntered = eb('id', 'in', withRow);
      return state === 'open' ? eb.or([eb.and([eb('year', '=', year), isInClass]), isEntered]) : isEntered;
    })
    .orderBy('enrollment_number')
    .execute();
  return rows.map(namedStudent);
}

export async function listSessionsOfStudents(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsFor(ids, (chunk) =>
    db.selectFrom('exam_marks').select('session_id').distinct().where('student_id', 'in', chunk),
  );
  return new Set(rows.map(({ session_id }) => session_id));
}

/** Writes cells, each a new row or the next version of its row. */
export async function writeMarks(tx: Tx, sessionId: string, marks: Mark[]): Promise<void> {
  for (const chunk of chunksOf(marks)) {
    await tx
      .insertInto('exam_marks')
      .values(
        chunk.map(({ absent, version: _, ...mark }) => ({
          ...snakeCased(mark),
          id: nextId(),
          session_id: sessionId,
          is_absent: Number(absent),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['session_id', 'subject_id', 'student_id']).doUpdateSet({
          marks: (eb) => eb.ref('excluded.marks'),
          is_absent: (eb) => eb.ref('excluded.is_absent'),
          entered_by: (eb) => eb.ref('excluded.entered_by'),
          version: sql`exam_marks.version + 1`,
        }),
      )
      .execute();
  }
}

/** An empty row for each cell without one: from then on the session keeps its students. */
export async function fillMarks(tx: Tx, session: ExamSession): Promise<void> {
  const subjectIds = session.papers.map(({ subject }) => subject.id);
  const students = await listExamStudents(tx, session);
  const marks = await listMarks(tx, session.id, subjectIds);
  const found = new Set(marks.map(({ studentId, subjectId }) => `${studentId} ${subjectId}`));
  const empty = { marks: null, absent: false, version: 0, enteredBy: '' };
  const missing = students.flatMap(({ id: studentId }) =>
    subjectIds
      .filter((subjectId) => !found.has(`${studentId} ${subjectId}`))
      .map((subjectId) => ({ ...empty, studentId, subjectId })),
  );
  await writeMarks(tx, session.id, missing);
}

/** The highest mark of each subject in which something is entered. */
export async function listEnteredSubjects(db: Database, sessionId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('exam_marks')
    .select(['subject_id', sql<number>`coalesce(max(marks), 0)`.as('highest')])
    .where('session_id', '=', sessionId)
    .where(isEntered)
    .groupBy('subject_id')
    .execute();
  return new Map(rows.map(({ subject_id, highest }) => [subject_id, highest]));
}

/** Deletes the empty rows of subjects that are taken out of a session. */
export async function deleteEmptyMarks(tx: Tx, sessionId: string, keptSubjectIds: string[]): Promise<void> {
  await tx
    .deleteFrom('exam_marks')
    .where('session_id', '=', sessionId)
    .where('subject_id', 'not in', keptSubjectIds)
    .execute();
}

export const isEntered = sql<boolean>`(marks is not null or is_absent = 1)`;

interface ExamCounts {
  /** By session. */
  students: Map<string, number>;
  /** How many cells are filled, by session and subject: 'session subject'. */
  entered: Map<string, number>;
}

/** The counts of several sessions, in three queries. */
export async function readExamCounts(db: Database, sessions: readonly ExamSession[]): Promise<ExamCounts> {
  if (sessions.length === 0) return { students: new Map(), entered: new Map() };
  const marks = db.selectFrom('exam_marks').select('session_id').where('session_id', 'in', idsOf(sessions));
  const entered = await marks
    .select(['subject_id', sql<number>`count(*)`.as('total')])
    .where(isEntered)
    .groupBy(['session_id', 'subject_id'])
    .execute();
  const kept = await marks
    .select(sql<number>`count(distinct student_id)`.as('total'))
    .groupBy('session_id')
    .execute();
  const ofYears = await db
    .selectFrom('students')
    .select(['year', sql<number>`count(*)`.as('total')])
    .where(isInClass)
    .groupBy('year')
    .execute();
  const rolls = new Map(kept.map(({ session_id, total }) => [session_id, total]));
  const classes = new Map(ofYears.map(({ year, total }) => [year, total]));
  return {
    students: new Map(
      sessions.map(({ id, year, state }) => {
        const roll = rolls.get(id) ?? 0;
        return [id, state === 'open' ? Math.max(roll, classes.get(year) ?? 0) : roll];
      }),
    ),
    entered: new Map(
      entered.map(({ session_id, subject_id, total }) => [`${session_id} ${subject_id}`, total]),
    ),
  };
}
