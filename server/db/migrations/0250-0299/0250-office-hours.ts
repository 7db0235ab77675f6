import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

const names = ['weekdayOpens', 'weekdayCloses', 'saturdayOpens', 'saturdayCloses'] as const;

/** The hours that a fact had are those of the college; those of the settings, a second set in free words, are gone. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ noun: string; id: string; at: string; actor: string; data: string }>`
    select noun, id, at, actor, data from publications
    where is_live = 1 and (noun = 'college' or (noun = 'fact' and record_id = 'office-hours'))`.execute(db);
  const [fact, college] = ['fact', 'college'].map((noun) => rows.find((row) => row.noun === noun));
  if (fact) {
    const content = JSON.parse(fact.data) as Record<string, string>;
    const hours = Object.fromEntries(names.map((name) => [name, content[name] ?? '']));
    const before = college ? (JSON.parse(college.data) as object) : {};
    const data = JSON.stringify({ ...before, ...hours });
    if (college) await sql`update publications set data = ${data} where id = ${college.id}`.execute(db);
    else
      await sql`insert into publications (id, noun, record_id, at, actor, deed, is_live, version, data)
        values (${randomUUIDv7()}, 'college', 'college', ${fact.at}, ${fact.actor}, 'publish', 1, 1, ${data})`.execute(
        db,
      );
  }
  await sql`update publications set is_live = 0 where noun = 'fact' and record_id = 'office-hours'`.execute(
    db,
  );
  await sql`delete from facts where id = 'office-hours'`.execute(db);

  const { rows: settings } = await sql<{ payment_info: string }>`
    select payment_info from college_settings where payment_info is not null`.execute(db);
  for (const { payment_info } of settings) {
    const { hours: _, ...rest } = JSON.parse(payment_info) as { hours?: string };
    await sql`update college_settings set payment_info = ${JSON.stringify(rest)}`.execute(db);
  }
}
