import { type Kysely, sql } from 'kysely';
import { isPostgres, strict, textType } from '#server/db/driver/dialect.ts';

/**
 * A cancellation is an entry of the day on which it is made; what is paid over is kept as an advance, or refunded; a day of
 * the cash desk is closed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  // The triggers of migration 0020 refuse the update below, and do not know the new columns.
  await (isPostgres(db)
    ? sql`drop trigger payments_no_change on payments`.execute(db)
    : sql`drop trigger payments_no_update`.execute(db));
  const payments = () => db.schema.alterTable('payments');
  await payments().addColumn('cancelled_on', text).execute();
  await payments().addColumn('cancel_kind', text).execute();
  await payments()
    .addColumn('advance', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const day = isPostgres(db)
    ? sql`to_char(cancelled_at::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : sql`date(cancelled_at, '+330 minutes')`;
  await sql`update payments set cancelled_on = ${day}, cancel_kind = 'mistake' where cancelled_at is not null`.execute(
    db,
  );
  await (isPostgres(db) ? protectOnPostgres(db) : protectOnSqlite(db));
  await sql`create index payments_by_cancellation on payments (cancelled_on, id) where cancelled_on is not null`.execute(
    db,
  );

  await strict(db, db.schema.createTable('advances'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('student_id', text, (c) => c.notNull())
    .addColumn('fee_id', text)
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('made_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('advances_by_student').on('advances').columns(['student_id', 'id']).execute();
  await db.schema.createIndex('advances_by_fee').on('advances').column('fee_id').execute();

  await strict(db, db.schema.createTable('refunds'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('refund_number', text, (c) => c.notNull().unique())
    .addColumn('refund_year', text, (c) => c.notNull())
    .addColumn('refund_serial', 'integer', (c) => c.notNull())
    .addColumn('student_id', text, (c) => c.notNull())
    .addColumn('student_name', text, (c) => c.notNull())
    .addColumn('enrollment_number', text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('refunded_on', text, (c) => c.notNull())
    .addColumn('mode', text, (c) => c.notNull())
    .addColumn('reference', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('entered_at', text, (c) => c.notNull())
    .addColumn('entered_by', text, (c) => c.notNull())
    .addColumn('search_text', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('refunds_number', ['refund_year', 'refund_serial'])
    .execute();
  await db.schema.createIndex('refunds_by_day').on('refunds').columns(['refunded_on', 'id']).execute();
  await db.schema.createIndex('refunds_by_student').on('refunds').columns(['student_id', 'id']).execute();

  await strict(db, db.schema.createTable('day_closes'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('day', text, (c) => c.notNull().unique())
    .addColumn('booked', 'integer', (c) => c.notNull())
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('closed_at', text, (c) => c.notNull())
    .addColumn('closed_by', text, (c) => c.notNull())
    .execute();
}

const kept = [
  'id',
  'student_id',
  'fee_id',
  'student_name',
  'enrollment_number',
  'fee_label',
  'amount',
  'advance',
  'paid_on',
  'mode',
  'reference',
  'note',
  'receipt_number',
  'receipt_year',
  'receipt_serial',
  'entered_at',
  'entered_by',
];
/** A cancellation: only of a valid payment, and with everything else as it was. */
const isCancellation = `old.cancelled_at is null and new.cancelled_at is not null and new.cancelled_on is not null
  and ${kept.map((column) => `new.${column} = old.${column}`).join(' and ')}`;
const isSample = `exists (
  select 1 from sample_records where table_name = 'students' and record_id = old.student_id)`;
const message = 'payments are never changed, only cancelled';

/** The triggers of migration 0020 with the new columns. */
async function protectOnPostgres(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`create or replace function payments_are_final() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and ${isSample} then return old; end if;
      if tg_op = 'DELETE' or not (${isCancellation}) then raise exception '${message}'; end if;
      return new; end $$`)
    .execute(db);
  await sql`create trigger payments_no_change before update or delete on payments
    for each row execute function payments_are_final()`.execute(db);
}

async function protectOnSqlite(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`create trigger payments_no_update before update on payments when not (${isCancellation})
      begin select raise(abort, '${message}'); end`)
    .execute(db);
}
