import { sql } from 'kysely';
import type {
  ExamPaper,
  ExamSession,
  ExamSessionInput,
  ExamSessionQuery,
  ExamSessionSortKey,
  ExamState,
} from '#shared/exam-sessions.ts';
import { parseSort } from '#shared/list-query.ts';
import { nextId } from './ids.ts';
import { contains, type Page, pageOf, plain, searchPatterns, yearOrder } from './list-page.ts';
import { raiseSiteVersion } from './publications.ts';
import { updateRow } from './rows.ts';
import type { Database, Tx } from './schema.ts';
import { subjectColumns, toSubjectOfRow } from './student-rows.ts';

const columns = [
  'id',
  'name',
  'academic_year',
  'year',
  'kind',
  'state',
  'is_public',
  'first_date',
  'version',
] as const;

const sortColumns = {
  academicYear: ['academic_year', 'first_date'],
  name: ['name', 'academic_year'],
  date: ['first_date'],
} as const satisfies Record<ExamSessionSortKey, readonly string[]>;

/** With their papers; without the counts and rights, which depend on the caller. */
export async function listExamSessions(db: Database, query: ExamSessionQuery): Promise<Page<ExamSession>> {
  const { key, direction } = parseSort<ExamSessionSortKey>(query.sort ?? '-date');
  let select = db.selectFrom('exam_sessions').select(columns);
  for (const column of sortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy(yearOrder).orderBy('id');
  if (query.academicYear) select = select.where('academic_year', '=', query.academicYear);
  if (query.year) select = select.where('year', '=', query.year);
  if (query.kind) select = select.where('kind', '=', query.kind);
  if (query.state) select = select.where('state', '=', query.state);
  for (const pattern of searchPatterns(query.q))
    select = select.where(contains(pattern, plain(db, sql`name || ' ' || academic_year`)));
  const { rows, total } = await pageOf(select, query);
  return { rows: await withPapers(db, rows), total };
}

export async function findExamSession(db: Database, id: string): Promise<ExamSession | undefined> {
  const rows = await db.selectFrom('exam_sessions').select(columns).where('id', '=', id).execute();
  const [session] = await withPapers(db, rows);
  return session;
}

type Row = Awaited<ReturnType<typeof selectRow>>;
const selectRow = (db: Database) => db.selectFrom('exam_sessions').select(columns).executeTakeFirstOrThrow();

async function withPapers(db: Database, rows: Row[]): Promise<ExamSession[]> {
  if (rows.length === 0) return [];
  const papers = await db
    .selectFrom('exam_papers')
    .innerJoin('subjects', 'subjects.id', 'exam_papers.subject_id')
    .leftJoin('faculty', 'faculty.id', 'exam_papers.entered_by_id')
    .select(['session_id', 'held_on', 'starts_at', 'room', 'max_marks', 'entered_by_id'])
    .select(['faculty.first_name', 'faculty.last_name', ...subjectColumns])
    .where(
      'session_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('held_on')
    .orderBy('starts_at')
    .orderBy('code')
    .execute();
  const bySession = Map.groupBy(papers, ({ session_id }) => session_id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    academicYear: row.academic_year,
    year: row.year,
    kind: row.kind,
    state: row.state,
    isPublic: row.is_public === 1,
    papers: (bySession.get(row.id) ?? []).map(
      (paper): ExamPaper => ({
        subject: toSubjectOfRow(paper),
        date: paper.held_on,
        time: paper.starts_at,
        room: paper.room,
        maxMarks: paper.max_marks,
        enteredBy: paper.entered_by_id
          ? { id: paper.entered_by_id, firstName: paper.first_name ?? '', lastName: paper.last_name ?? '' }
          : null,
        mayEnter: false,
      }),
    ),
    version: row.version,
  }));
}

const toColumns = ({ name, academicYear, year, kind, isPublic, papers }: ExamSessionInput) => ({
  name,
  academic_year: academicYear,
  year,
  kind,
  is_public: isPublic ? (1 as const) : (0 as const),
  first_date: papers.map(({ date }) => date).sort()[0] ?? '',
});

/** The papers that visitors of the site see, by day. @param today a day in India. @returns null where no session is public */
export async function listPublicPapers(
  db: Database,
  today: string,
): Promise<{ session: ExamSession; paper: ExamPaper }[] | null> {
  const rows = await db.selectFrom('exam_sessions').select(columns).where('is_public', '=', 1).execute();
  if (rows.length === 0) return null;
  const dayOf = ({ paper: { date, time } }: { paper: ExamPaper }) => `${date} ${time}`;
  return (await withPapers(db, rows))
    .flatMap((session) => session.papers.map((paper) => ({ session, paper })))
    .filter(({ paper }) => paper.date >= today)
    .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
}

/** When a public session was last changed. */
export async function lastPublicChange(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('audit_log')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'audit_log.record_id')
    .where('audit_log.noun', '=', 'exam-session')
    .where('exam_sessions.is_public', '=', 1)
    .select((eb) => eb.fn.max('audit_log.at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function insertExamSession(tx: Tx, input: ExamSessionInput): Promise<string> {
  const id = nextId();
  if (input.isPublic) await raiseSiteVersion(tx);
  await tx
    .insertInto('exam_sessions')
    .values({ id, state: 'open', ...toColumns(input) })
    .execute();
  await replacePapers(tx, id, input);
  return id;
}

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export async function updateExamSession(
  tx: Tx,
  id: string,
  input: ExamSessionInput,
  version: number | undefined,
): Promise<boolean> {
  const wasPublic = await isPublic(tx, id);
  if (!(await updateRow(tx, 'exam_sessions', { id, version, ...toColumns(input) }))) return false;
  if (wasPublic || input.isPublic) await raiseSiteVersion(tx);
  await replacePapers(tx, id, input);
  return true;
}

async function replacePapers(tx: Tx, sessionId: string, { papers }: ExamSessionInput): Promise<void> {
  await tx.deleteFrom('exam_papers').where('session_id', '=', sessionId).execute();
  const rows = papers.map((paper) => ({
    session_id: sessionId,
    subject_id: paper.subjectId,
    held_on: paper.date,
    starts_at: paper.time,
    room: paper.room,
    max_marks: paper.maxMarks,
    entered_by_id: paper.enteredById,
  }));
  await tx.insertInto('exam_papers').values(rows).execute();
}

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export async function updateExamState(
  tx: Tx,
  id: string,
  state: ExamState,
  version: number | undefined,
): Promise<boolean> {
  return updateRow(tx, 'exam_sessions', { id, version, state });
}

/** The site shows a public session again. */
export async function showRestoredSession(tx: Tx, id: string): Promise<void> {
  if (await isPublic(tx, id)) await raiseSiteVersion(tx);
}

async function isPublic(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('exam_sessions')
    .select('is_public')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.is_public === 1;
}

export async function deleteExamSession(tx: Tx, id: string): Promise<void> {
  if (await isPublic(tx, id)) await raiseSiteVersion(tx);
  await tx.deleteFrom('exam_sessions').where('id', '=', id).execute();
}
