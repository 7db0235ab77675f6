import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

interface Entry {
  year: string;
  date: string;
}

const years = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'];

/**
 * Holidays stood in the academic calendar for people to read, and again in each academic year for the registers. From now on
 * they are entries of the calendar. What was typed there as 'Diwali (holiday)' is one; what stood only in an academic year
 * becomes an entry of every year of study.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('academic_calendar')
    .addColumn('kind', textType(db), (c) => c.notNull().defaultTo('event'))
    .execute();
  await sql`update academic_calendar set kind = 'holiday' where lower(event) like '%(holiday)%'`.execute(db);
  const { rows: kept } = await sql<{ holidays: string }>`select holidays from academic_years`.execute(db);
  const { rows: known } = await sql<Entry>`
    select year, date from academic_calendar where kind = 'holiday'`.execute(db);
  const places = new Set(known.map(({ year, date }) => `${year} ${date}`));
  // Written by the form of the academic year.
  const holidays = kept.flatMap((row) => JSON.parse(row.holidays) as { date: string; name: string }[]);
  for (const { date, name } of holidays) {
    for (const year of years) {
      if (places.has(`${year} ${date}`)) continue;
      places.add(`${year} ${date}`);
      const { rows: same } = await sql`
        update academic_calendar set kind = 'holiday'
        where year = ${year} and date = ${date} and lower(event) = ${name.toLowerCase()} returning id`.execute(
        db,
      );
      if (same.length > 0) continue;
      await sql`insert into academic_calendar (id, year, date, event, kind)
        values (${randomUUIDv7()}, ${year}, ${date}, ${name}, 'holiday')`.execute(db);
    }
  }
  await db.schema.alterTable('academic_years').dropColumn('holidays').execute();
  await db.schema
    .createIndex('academic_calendar_by_kind')
    .on('academic_calendar')
    .columns(['kind', 'date'])
    .execute();
}
