import { type Kysely, sql } from 'kysely';

/** As `referenceKey` had it then. */
const around = [
  ' ',
  '-',
  '/',
  '.',
  ':',
  ',',
  '#',
  '_',
  'utrno',
  'utr',
  'upi',
  'rrn',
  'neft',
  'imps',
  'rtgs',
  'txn',
  'refno',
  'ref',
];
const key = around.reduce((left, part) => `replace(${left}, '${part}', '')`, 'lower(reference)');

/** Signs and words around the number of a transfer do not make it another one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index payments_by_reference`.execute(db);
  await sql`create index payments_by_reference on payments (${sql.raw(key)})`.execute(db);
}
