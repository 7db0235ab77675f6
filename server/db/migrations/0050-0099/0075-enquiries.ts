import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Enquiries that visitors agreed to have kept, their messages, and how long they stay. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  await table('enquiries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('reference', text, (c) => c.notNull())
    .addColumn('phone', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('source_page', text, (c) => c.notNull())
    .addColumn('stage', text, (c) => c.notNull())
    .addColumn('follow_up_on', text)
    .addColumn('notes', text, (c) => c.notNull())
    .addColumn('message_count', 'integer', (c) => c.notNull())
    .addColumn('last_message_at', text, (c) => c.notNull())
    .addColumn('search_text', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await table('enquiry_messages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('enquiry_id', text, (c) => c.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('reference', text, (c) => c.notNull().unique())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('sent_on', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('source_page', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('neet_rank', text, (c) => c.notNull())
    .addColumn('quota', text)
    .addColumn('topic', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .execute();
  await table('enquiry_counters')
    .addColumn('year', text, (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();
  const index = (name: string, of: string, columns: string[]) =>
    db.schema.createIndex(name).on(of).columns(columns).execute();
  await index('enquiries_by_message', 'enquiries', ['last_message_at', 'id']);
  await index('enquiries_by_stage', 'enquiries', ['stage', 'last_message_at', 'id']);
  await index('enquiries_by_source', 'enquiries', ['source_page', 'last_message_at', 'id']);
  await index('enquiries_by_follow_up', 'enquiries', ['follow_up_on', 'id']);
  await index('enquiries_by_name', 'enquiries', ['name', 'id']);
  await index('enquiry_messages_of_enquiry', 'enquiry_messages', ['enquiry_id', 'id']);
  await index('enquiry_messages_by_day', 'enquiry_messages', ['sent_on', 'source_page']);

  await db.schema
    .alterTable('college_settings')
    .addColumn('enquiry_months', 'integer', (c) => c.notNull().defaultTo(12))
    .execute();
}
