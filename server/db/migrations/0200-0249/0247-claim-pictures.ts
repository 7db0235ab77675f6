import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The picture that comes with 'I have paid'. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('claim_pictures'))
    .addColumn('claim_id', text, (c) => c.primaryKey().references('payment_claims.id').onDelete('cascade'))
    .addColumn('data', text, (c) => c.notNull())
    .execute();
}
