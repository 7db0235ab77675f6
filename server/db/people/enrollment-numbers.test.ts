// The next enrolment number is found in indexes, deleted students included.
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isPostgres } from '#server/db/driver/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { migratedDatabase } from '#test/fresh-database.ts';
import { nextEnrollmentNumbers } from './enrollment-numbers.ts';

const now = new Date('2026-11-20T06:00:00Z');

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
  const db = await migratedDatabase();
  onTestFinished(() => db.destroy());
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
