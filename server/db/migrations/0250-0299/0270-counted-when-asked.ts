import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';

/** Students and dues are counted when they are asked for: what noted their changes goes. */
export async function up(db: Kysely<never>): Promise<void> {
  const drop = (what: string) => sql.raw(`drop ${what}`).execute(db);
  if (isPostgres(db)) {
    await drop('function note_dues cascade');
    await drop('function note_student_count cascade');
    await drop('table student_count');
  } else {
    for (const trigger of ['fees_inserted', 'fees_updated', 'fees_deleted', 'students_owe_otherwise'])
      await drop(`trigger if exists ${trigger}`);
  }
  await drop('table dues_version');
}
