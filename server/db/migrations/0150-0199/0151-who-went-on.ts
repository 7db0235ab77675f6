import { type Kysely, sql } from 'kysely';

/** How many of a promotion went on and how many stayed; and sums of attendance whose only class was deleted are gone. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('bulk_changes').addColumn('went', 'integer').execute();
  await db.schema.alterTable('bulk_changes').addColumn('stayed', 'integer').execute();
  const stayed = sql`(select count(*) from bulk_change_rows
    where change_id = bulk_changes.id and after like '%"status":"DETAINED"%')`;
  await sql`update bulk_changes set went = changed - ${stayed}, stayed = ${stayed} where kind = 'promotion'`.execute(
    db,
  );
  await sql`delete from attendance_sums
    where present + absent + late + duty + leave + earlier_held = 0`.execute(db);
}
