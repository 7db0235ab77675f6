// Copies a SQLite database to the suite's database and back, and compares all rows.
import { expect, onTestFinished, test } from 'vitest';
import { fillWithDemoData } from '#server/db/demo/fill.ts';
import { aStudent } from '#test/factories.ts';
import { emptyDatabase } from '#test/fresh-database.ts';
import { connect } from './connect.ts';
import { copyDatabase } from './copy-database.ts';
import { isPostgres } from './driver/dialect.ts';
import { bufferOf } from './files.ts';
import { migrate } from './migrate.ts';
import { insertAdvances } from './money/advances.ts';
import { insertDayClose } from './money/day-closes.ts';
import { insertRefund } from './money/refunds.ts';
import { studentRows } from './people/students.ts';
import { anyTable } from './rows.ts';
import type { Database, Tx } from './schema.ts';

async function migrated(db: Database): Promise<Database> {
  onTestFinished(() => db.destroy());
  await migrate(db);
  return db;
}

test('every row of every table is copied, once, into an empty database, and back', async () => {
  const from = await migrated(connect({ file: ':memory:' }));
  const to = await migrated(await emptyDatabase());
  const now = new Date('2026-11-20T06:00:00Z');
  await fillWithDemoData({ db: from, hashPassword: async () => 'hash', now });
  const many = Array.from({ length: 250 }, (_, index) => ({ id: `many${index}`, record: aStudent() }));
  await from.transaction().execute(async (tx) => {
    await studentRows.insert(tx, many, now);
    await insertAdvances(tx, [{ studentId: 'many0', feeId: null, amount: 5000 }], now);
    const refund = { studentId: 'many0', studentName: 'Asha', enrollmentNumber: 'VCP26001', amount: 3000 };
    const given = { refundedOn: '2026-11-20', mode: 'upi', reference: 'T1', reason: 'Left' } as const;
    const entered = { enteredAt: now.toISOString(), enteredBy: 'office' };
    await insertRefund(tx, { ...refund, ...given, ...entered }, 'VCP', now);
    const close = { day: '2026-11-20', booked: 5, counted: 4, reason: 'A coin was lost' };
    await insertDayClose(tx, { ...close, closedAt: now.toISOString(), closedBy: 'office' });
  });

  const tables = (await from.introspection.getTables()).map(({ name }) => name);
  const contents = async (db: Database, table: string) => {
    const rows = await anyTable(db as Tx)
      .selectFrom(table)
      .selectAll()
      .execute(); // reads only
    const plain = (value: unknown) => (value instanceof Uint8Array ? bufferOf(value).toString('hex') : value);
    return rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .sort()
            .map(([name, value]) => [name, plain(value)]),
        ),
      )
      .sort();
  };
  const copied = await copyDatabase(from, to);
  // From SQLite to SQLite the way back is the same way.
  const back = isPostgres(to) ? await migrated(connect({ file: ':memory:' })) : undefined;
  if (back) expect(await copyDatabase(to, back)).toBe(copied);
  let count = 0;
  for (const table of tables) {
    const rows = await contents(from, table);
    count += rows.length;
    expect(await contents(to, table)).toEqual(rows);
    if (back) expect(await contents(back, table)).toEqual(rows);
  }
  expect(copied).toBe(count);
  expect(await copyDatabase(from, to)).toBeUndefined();
});
