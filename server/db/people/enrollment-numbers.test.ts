// The next enrolment number is found in indexes, deleted students included.
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { emptyDatabase as newDatabase } from '#test/fresh-database.ts';
import { nextEnrollmentNumbers } from './enrollment-numbers.ts';

const now = new Date('2026-11-20T06:00:00Z');

async function emptyDatabase() {
  const db = await newDatabase();
  onTestFinished(() => db.destroy());
  return db;
}

const kept = (number: string) =>
  JSON.stringify({ students: [{ id: number, first_name: 'Ravi', enrollment_number: number }], fees: [] });

test('students deleted before their numbers had a column keep them too', async () => {
  const db = await emptyDatabase();
  const earlier = Object.fromEntries(
    Object.entries(await findMigrations()).filter(([name]) => name < '0006'),
  );
  await migrate(db, earlier);
  const row = { label: 'x', deleted_at: now.toISOString() };
  await db
    .insertInto('deleted_records')
    .values([
      { ...row, id: '1', noun: 'student', record_id: 's1', data: kept('VCP26041') },
      { ...row, id: '2', noun: 'student', record_id: 's2', data: kept('VCP26-B7') },
      { ...row, id: '3', noun: 'event', record_id: 'e1', data: '{"events":[{"id":"e1"}]}' },
    ])
    .execute();
  expect((await migrate(db))[0]).toBe('0006-deleted-numbers');
  const rows = await db.selectFrom('deleted_records').select('enrollment_number').orderBy('id').execute();
  expect(rows.map((row) => row.enrollment_number)).toEqual(['VCP26041', 'VCP26-B7', null]);
  const [next] = await db.transaction().execute((tx) => nextEnrollmentNumbers(tx, 'VCP', now, 1));
  expect(next).toBe('VCP26042');
});

/** Records the queries. */
class Listener implements KyselyPlugin {
  readonly nodes: RootOperationNode[] = [];
  transformQuery({ node }: { node: RootOperationNode }) {
    this.nodes.push(node);
    return node;
  }
  async transformResult<R>({ result }: { result: R }) {
    return result;
  }
}

async function plan(tx: Tx, node: RootOperationNode): Promise<string> {
  const query = tx.getExecutor().compileQuery(node, createQueryId());
  const explain = isPostgres(tx) ? 'explain' : 'explain query plan';
  const { rows } = await tx.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
  return JSON.stringify(rows);
}

test('the next number takes one index lookup per table, however many students there are', async () => {
  const db = await emptyDatabase();
  await migrate(db);
  await db.transaction().execute(async (tx) => {
    // PostgreSQL would read such a small table without the index.
    if (isPostgres(tx)) await sql`set local enable_seqscan = off`.execute(tx);
    const listener = new Listener();
    await nextEnrollmentNumbers(tx.withPlugin(listener), 'VCP', now, 1);
    const plans = [];
    for (const node of listener.nodes.slice(-2)) plans.push(await plan(tx, node));
    expect(plans[0]).toContain('students_by_number_length');
    expect(plans[1]).toContain('deleted_records_by_number_length');
    for (const plan of plans) expect(plan).not.toMatch(/SCAN (students|deleted)|Seq Scan/);
  });
});

test.each(['vcp26x1', 'VCP26X1\u200b', 'V\u00adCP26X1'])(
  '%j is the number VCP26X1 once more',
  async (enrollmentNumber) => {
    const { asAdmin } = await startApp();
    const admin = await asAdmin();
    expect((await admin.post('/api/students', aStudent({ enrollmentNumber: 'VCP26X1' }))).statusCode).toBe(
      201,
    );
    const other = (await admin.post('/api/students', aStudent({ enrollmentNumber: 'VCP26X2' }))).json();
    const again = aStudent({ enrollmentNumber, contactInfo: { email: 'again@people.example' } });
    for (const response of [
      await admin.post('/api/students', again),
      await admin.put(`/api/students/${other.id}`, again),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json().fields).toEqual({
        enrollmentNumber: 'Another student has this enrolment number',
      });
    }
  },
);

test('numbers that differ by case alone stop the update with their names, and nothing is changed', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const all = await findMigrations();
  expect(all).toHaveProperty('0014-enrollment-numbers');
  await migrate(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < '0014')));
  const names = ['first_name', 'last_name', 'father_first_name', 'father_last_name', 'mother_first_name'];
  const texts = [...names, 'mother_last_name', 'search_text', 'created_at', 'updated_at', 'year'];
  const empty = Object.fromEntries(texts.map((name) => [name, '']));
  // The columns of that time, not of today's schema.
  const people = ['VCP26X1', 'vcp26x1'].map((number, index) => ({
    ...empty,
    id: `${index}`,
    enrollment_number: number,
  }));
  await db.transaction().execute((tx) => anyTable(tx).insertInto('students').values(people).execute());
  await expect(migrate(db)).rejects.toThrow(/one enrolment number but for capital letters: .*vcp26x1/i);
  expect(await db.selectFrom('students').select('id').execute()).toHaveLength(2);
});
