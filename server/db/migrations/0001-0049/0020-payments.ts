import { type Kysely, sql } from 'kysely';
import { isPostgres, strict, textType } from '#server/db/driver/dialect.ts';

/**
 * Payments, which are never edited or deleted, and the counters of their receipts. What was paid before becomes one payment
 * per fee, numbered by day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('payments'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('student_id', text, (c) => c.notNull())
    .addColumn('fee_id', text, (c) => c.notNull())
    .addColumn('student_name', text, (c) => c.notNull())
    .addColumn('enrollment_number', text, (c) => c.notNull())
    .addColumn('fee_label', text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('paid_on', text, (c) => c.notNull())
    .addColumn('mode', text, (c) => c.notNull())
    .addColumn('reference', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('receipt_number', text, (c) => c.notNull().unique())
    .addColumn('receipt_year', text, (c) => c.notNull())
    .addColumn('receipt_serial', 'integer', (c) => c.notNull())
    .addColumn('idempotency_key', text, (c) => c.unique())
    .addColumn('entered_at', text, (c) => c.notNull())
    .addColumn('entered_by', text, (c) => c.notNull())
    .addColumn('cancelled_at', text)
    .addColumn('cancelled_by', text, (c) => c.notNull().defaultTo(''))
    .addColumn('cancel_reason', text, (c) => c.notNull().defaultTo(''))
    .addColumn('search_text', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('payments_receipt', ['receipt_year', 'receipt_serial'])
    .execute();
  await strict(db, db.schema.createTable('receipt_counters'))
    .addColumn('year', text, (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();

  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('payments').columns(columns).execute();
  await index('payments_by_day', ['paid_on', 'id']);
  await index('payments_by_name', ['student_name', 'id']);
  await index('payments_by_amount', ['amount', 'id']);
  await index('payments_by_student', ['student_id', 'id']);
  await index('payments_by_fee', ['fee_id', 'id']);

  await enterEarlierPayments(db);
  await (isPostgres(db) ? protectOnPostgres(db) : protectOnSqlite(db));
}

/** The receipts of earlier payments are of the financial year of their day. */
async function enterEarlierPayments(db: Kysely<never>): Promise<void> {
  const start = sql`(cast(substr(day, 1, 4) as integer) - case when substr(day, 6, 2) < '04' then 1 else 0 end)`;
  const year = sql`(cast(${start} as text) || '-' || substr(cast(${start} + 1 as text), 3, 2))`;
  await sql`
    insert into payments (id, student_id, fee_id, student_name, enrollment_number, fee_label, amount, paid_on, mode,
      reference, note, receipt_number, receipt_year, receipt_serial, entered_at, entered_by, search_text)
    select id, student_id, id, name, enrollment_number, label, paid, day, 'cash', '', 'entered before payments were kept',
      'VCP/' || year || '/' || case when serial > 9999 then cast(serial as text)
        else substr('0000' || serial, length('0000' || serial) - 3, 4) end,
      year, serial, day || 'T00:00:00.000Z', '', lower(name || ' ' || enrollment_number || ' ' || label)
    from (
      select paid_fees.*, ${year} as year, row_number() over (partition by ${year} order by day, id) as serial
      from (
        select fees.id, student_id, first_name || ' ' || last_name as name, enrollment_number, label, paid,
          coalesce(paid_on, due_on) as day
        from fees join students on students.id = student_id where paid > 0
      ) as paid_fees
    ) as numbered`.execute(db);
  await sql`insert into receipt_counters (year, last)
    select receipt_year, max(receipt_serial) from payments group by receipt_year`.execute(db);
}

const kept = [
  'id',
  'student_id',
  'fee_id',
  'student_name',
  'enrollment_number',
  'fee_label',
  'amount',
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
const isCancellation = `old.cancelled_at is null and new.cancelled_at is not null
  and ${kept.map((column) => `new.${column} = old.${column}`).join(' and ')}`;
/** Payments of sample students are removed with them. */
const isSample = `exists (
  select 1 from sample_records where table_name = 'students' and record_id = old.student_id)`;
const message = 'payments are never changed, only cancelled';

async function protectOnPostgres(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`create function payments_are_final() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and ${isSample} then return old; end if;
      if tg_op = 'DELETE' or not (${isCancellation}) then raise exception '${message}'; end if;
      return new; end $$`)
    .execute(db);
  await sql`create trigger payments_no_change before update or delete on payments
    for each row execute function payments_are_final()`.execute(db);
}

async function protectOnSqlite(db: Kysely<never>): Promise<void> {
  const refuse = (when: string, condition: string) =>
    sql
      .raw(
        `create trigger payments_no_${when} before ${when} on payments when ${condition}
        begin select raise(abort, '${message}'); end`,
      )
      .execute(db);
  await refuse('update', `not (${isCancellation})`);
  await refuse('delete', `not ${isSample}`);
}
