import { sql } from 'kysely';
import { byLetter, findsWords, type Page, pageOf, plain, sortedBy, yearOrder } from '#server/db/list-page.ts';
import { filterConditions } from '#server/db/record-columns.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { deleteWhere, idsOf, insertRow, updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { joinedSubjectColumns, toJoinedSubject } from '#server/db/teaching/joined-subject.ts';
import { teacherOf } from '#server/db/teaching/planned-classes.ts';
import { publicationsOf } from '#server/db/website/published-records.ts';
import {
  type ExamPaper,
  type ExamSession,
  type ExamSessionInput,
  type ExamSessionQuery,
  type ExamState,
  examSessionFields,
} from '#shared/exams/exam-sessions.ts';
import { textKey } from '#shared/kit/text/text-key.ts';

const { live } = publicationsOf('exam-session', 'exam_sessions');

/** Each session with the live publication of its dates, if there is one. */
const selectSessions = (db: Database) =>
  db
    .selectFrom('exam_sessions')
    .leftJoin('publications as live', live)
    .select(['exam_sessions.id', 'name', 'academic_year as academicYear', 'year', 'kind', 'state'])
    .select(['exam_sessions.version', 'live.id as live_id']);

const sortColumns = {
  academicYear: ['academic_year', 'first_date'],
  name: [byLetter('name'), 'academic_year'],
  date: ['first_date'],
} as const;

/** With their papers; without the counts and rights, which depend on the caller. */
export async function listExamSessions(db: Database, query: ExamSessionQuery): Promise<Page<ExamSession>> {
  const found = findsWords(query.q, plain(sql`name || ' ' || academic_year`));
  const wanted = [...filterConditions(examSessionFields, query), ...found];
  let select = sortedBy(selectSessions(db), query.sort ?? '-date', sortColumns, wanted);
  select = select.orderBy(yearOrder).orderBy('exam_sessions.id');
  if (query.academicYear) select = select.where('academic_year', '=', query.academicYear);
  const { rows, total } = await pageOf(select, query);
  return { rows: await withPapers(db, rows), total };
}

export async function findExamSession(db: Database, id: string): Promise<ExamSession | undefined> {
  const rows = await selectSessions(db).where('exam_sessions.id', '=', id).execute();
  const [session] = await withPapers(db, rows);
  return session;
}

type Of<Key extends keyof ExamSessionInput> = Pick<ExamSessionInput, Key>;

/** Whether another session of the class has the name, in whatever spelling. */
export async function hasNamesake(
  db: Database,
  { academicYear, year, name }: Of<'academicYear' | 'year' | 'name'>,
  id = '',
) {
  const same = db
    .selectFrom('exam_sessions')
    .select('id')
    .where('academic_year', '=', academicYear)
    .where('year', '=', year)
    .where('id', '!=', id)
    .where(plain(sql`name`), '=', textKey(name));
  return (await same.executeTakeFirst()) !== undefined;
}

/** The papers of the year on the same days, of other sessions than practicals. */
export const listPapersBeside = (
  db: Database,
  { year, papers }: Of<'year'> & { papers: readonly { date: string }[] },
  id = '',
) =>
  db
    .selectFrom('exam_papers')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'session_id')
    .select(['name', 'subject_id as subjectId', 'held_on as date', 'starts_at as time', 'duration'])
    .where('year', '=', year)
    .where('kind', '!=', 'practical')
    .where('session_id', '!=', id)
    .where('held_on', 'in', [...new Set(papers.map(({ date }) => date))])
    .orderBy('name')
    .orderBy('subject_id')
    .execute();

type Row = Awaited<ReturnType<ReturnType<typeof selectSessions>['executeTakeFirstOrThrow']>>;

async function withPapers(db: Database, rows: Row[]): Promise<ExamSession[]> {
  if (rows.length === 0) return [];
  const papers = await db
    .selectFrom('exam_papers')
    .innerJoin('subjects', 'subjects.id', 'exam_papers.subject_id')
    .leftJoin('faculty', 'faculty.id', 'exam_papers.entered_by_id')
    .select(['session_id', 'held_on as date', 'starts_at as time', 'room', 'duration', 'instructor'])
    .select(['max_marks as maxMarks', 'entered_by_id'])
    .select(['faculty.first_name', 'faculty.last_name', ...joinedSubjectColumns])
    .where('session_id', 'in', idsOf(rows))
    .orderBy('held_on')
    .orderBy('starts_at')
    .orderBy('code')
    .execute();
  const bySession = Map.groupBy(papers, ({ session_id }) => session_id);
  return rows.map(({ live_id, ...row }) => ({
    ...row,
    isPublic: live_id !== null,
    papers: (bySession.get(row.id) ?? []).map(
      ({ date, time, room, duration, instructor, maxMarks, ...paper }): ExamPaper => ({
        date,
        time,
        room,
        duration,
        instructor,
        maxMarks,
        subject: toJoinedSubject(paper),
        enteredBy: teacherOf(paper.entered_by_id, paper),
        mayEnter: false,
      }),
    ),
  }));
}

const toColumns = ({ name, academicYear, year, kind, papers }: ExamSessionInput) =>
  snakeCased({ name, academicYear, year, kind, firstDate: papers.map(({ date }) => date).sort()[0] ?? '' });

export async function insertExamSession(tx: Tx, input: ExamSessionInput): Promise<string> {
  const id = await insertRow(tx, 'exam_sessions', { state: 'open', ...toColumns(input) });
  await replacePapers(tx, id, input);
  return id;
}

export async function updateExamSession(
  tx: Tx,
  id: string,
  input: ExamSessionInput,
  version: number | undefined,
): Promise<boolean> {
  if (!(await updateRow(tx, 'exam_sessions', { id, version, ...toColumns(input) }))) return false;
  await replacePapers(tx, id, input);
  return true;
}

async function replacePapers(tx: Tx, sessionId: string, { papers }: ExamSessionInput): Promise<void> {
  await deleteWhere(tx, 'exam_papers', { session_id: sessionId });
  const rows = papers.map(({ date, time, ...paper }) => ({
    ...snakeCased(paper),
    session_id: sessionId,
    held_on: date,
    starts_at: time,
  }));
  await tx.insertInto('exam_papers').values(rows).execute();
}

export async function updateExamState(tx: Tx, id: string, state: ExamState, version: number | undefined) {
  return updateRow(tx, 'exam_sessions', { id, version, state });
}
