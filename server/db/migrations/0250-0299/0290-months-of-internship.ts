import { type Kysely, sql } from 'kysely';

const texts = [
  ['6 months internship', '{internshipMonths} months internship'],
  ['6 నెలల ఇంటర్న్‌షిప్', '{internshipMonths} నెలల ఇంటర్న్‌షిప్'],
] as const;

/** The months of internship are a fact of their own: the start's course of an existing college names it, as that of a new one does. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [before, after] of texts) {
    await sql`update courses set duration = replace(duration, ${before}, ${after})
      where slug = 'physiotherapy'`.execute(db);
    await sql`update publications set data = replace(data, ${before}, ${after})
      where noun = 'course' and record_id in (select id from courses where slug = 'physiotherapy')`.execute(
      db,
    );
  }
}
