// The database restarts while the server runs.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { startCluster } from '#test/servers/postgres.ts';

// SQLite runs inside the process: it cannot restart separately.
test.skipIf(!inject('databaseUrl'))(
  'while PostgreSQL restarts calls answer 503, afterwards all is as it was and nothing acknowledged is lost',
  async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.stop());
    const idleErrors: Error[] = [];
    const db = connect({ databaseUrl: cluster.url, file: '', onError: (error) => idleErrors.push(error) });
    onTestFinished(() => db.destroy());
    await migrate(db);
    const { asAdmin, anonymous } = await startApp({ db });
    const admin = await asAdmin();
    // Several connections, idle when the server goes: each of them raises an error.
    await Promise.all(Array.from({ length: 10 }, () => admin.get('/api/students')));

    const made: string[] = [];
    const statuses = new Set<number>();
    const sentences = new Set<string>();
    const over = new AbortController();
    const work = async () => {
      while (!over.signal.aborted) {
        const write = await admin.post('/api/students', aStudent());
        const read = await admin.get('/api/students?page=1');
        if (write.statusCode === 201) made.push(write.json().id);
        for (const { statusCode } of [write, read]) statuses.add(statusCode);
        if (write.statusCode === 503) sentences.add(write.json().error);
        await wait(5);
      }
    };
    const working = [work(), work(), work()];
    await expect.poll(() => made.length).toBeGreaterThan(5);
    await cluster.restart();
    const before = made.length;
    await expect.poll(() => made.length).toBeGreaterThan(before + 5);
    over.abort();
    await Promise.all(working);

    expect([...statuses].sort()).toEqual([200, 201, 503]);
    expect([...sentences]).toEqual(['The server is busy. Please try again in a moment.']);
    expect(idleErrors.length).toBeGreaterThan(0);
    expect((await anonymous.get('/readyz')).statusCode).toBe(200);
    const rows = await db.selectFrom('students').select('id').execute();
    const kept = new Set(rows.map(({ id }) => id));
    expect(made.filter((id) => !kept.has(id))).toEqual([]);
    const audit = await db.selectFrom('audit_log').select('record_id').execute();
    expect(audit.map(({ record_id }) => record_id).sort()).toEqual([...kept].sort());
  },
);
