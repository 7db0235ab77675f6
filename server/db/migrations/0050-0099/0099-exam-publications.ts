import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

interface Session {
  id: string;
  name: string;
  academic_year: string;
  year: string;
  kind: string;
  version: number;
}

/**
 * The dates of an exam session were public or not. From now on they are published, with a history, like everything else on the
 * website; what is public now is published as it stands. A paper says how long it takes and who conducts it. The parts of pages
 * for which something was ever published have a table: reading every publication for them took longer with each one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  for (const column of ['duration', 'instructor'])
    await db.schema
      .alterTable('exam_papers')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();

  const { rows: sessions } = await sql<Session>`select * from exam_sessions where is_public = 1`.execute(db);
  for (const { id, name, academic_year, year, kind, version } of sessions) {
    const { rows: papers } = await sql<object>`
      select subject_id as "subjectId", code, subjects.name as subject, held_on as date, starts_at as time, room,
        duration, instructor, max_marks as "maxMarks", entered_by_id as "enteredById"
      from exam_papers join subjects on subjects.id = subject_id
      where session_id = ${id} order by held_on, starts_at, code`.execute(db);
    const data = JSON.stringify({ name, academicYear: academic_year, year, kind, papers });
    await sql`insert into publications (id, noun, record_id, at, actor, deed, is_live, version, data)
      values (${randomUUIDv7()}, 'exam-session', ${id}, ${new Date().toISOString()}, 'update of the program', 'publish', 1,
        ${version}, ${data})`.execute(db);
  }
  await db.schema.alterTable('exam_sessions').dropColumn('is_public').execute();
  for (const flag of ['"is_public":0,', '"is_public":1,'])
    await sql`update deleted_records set data = replace(data, ${flag}, '') where noun = 'exam-session'`.execute(
      db,
    );

  await strict(db, db.schema.createTable('published_parts'))
    .addColumn('part', text, (c) => c.primaryKey())
    .execute();
  const { rows: published } = await sql<{ noun: string; data: string }>`
    select noun, data from publications where data is not null and noun not in ('event', 'fact')`.execute(db);
  const parts = new Set(published.flatMap(({ noun, data }) => partsOf(noun, JSON.parse(data) as Content)));
  for (const part of parts) await sql`insert into published_parts (part) values (${part})`.execute(db);
}

interface Content {
  audience?: string[];
  inTicker?: boolean;
  kind?: string;
  place?: string;
  tab?: string;
}

/** As the program decided it when this migration was written. */
function partsOf(noun: string, { audience = [], inTicker, kind = '', place = '', tab = '' }: Content) {
  if (noun === 'exam-session') return ['exam-schedule'];
  if (noun === 'gallery-picture') return ['gallery'];
  if (noun === 'exam-link') return [`exam-${tab}`];
  if (noun === 'website-person')
    return ['governing-body', 'faculty'].includes(place) ? [place] : [place, 'governing-body'];
  if (!audience.includes('public')) return [];
  const isForHub = kind === 'exam' || kind === 'general';
  return ['notices', ...(inTicker ? ['ticker'] : []), ...(isForHub ? ['exam-notices'] : [])];
}
