// The machine of the database is lost while the server writes; the standby takes over, and the server starts again with its address
// (docs/operations.md). Two processes behind a proxy, and fsync, are a proof of its own: bench/proofs/machines.ts.
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';
import { promote, startPair } from '#test/servers/standby.ts';

const writers = 4;
/** Of acknowledged writes. */
const enough = 20;

async function serveFrom(databaseUrl: string) {
  const patient = connect({ databaseUrl, file: '', isPatient: true });
  await migrate(patient);
  await patient.destroy();
  const db = connect({ databaseUrl, file: '' });
  onTestFinished(() => db.destroy());
  return startApp({ db });
}

// SQLite has no standby.
test.skipIf(!inject('databaseUrl'))(
  'a standby that takes over has every acknowledged write, and the sessions go on',
  async () => {
    const { primary, standby } = await startPair();
    onTestFinished(() => Promise.all([primary.stop(), standby.stop()]).then(() => undefined));
    const { asAdmin } = await serveFrom(primary.url);
    const admin = await asAdmin();

    const made: string[] = [];
    const refused = new Set<number>();
    const write = async () => {
      while (refused.size === 0) {
        const answer = await admin.post('/api/students', aStudent());
        if (answer.statusCode === 201) made.push(answer.json().id);
        else refused.add(answer.statusCode);
      }
    };
    const writing = Array.from({ length: writers }, write);
    await expect.poll(() => made.length, { interval: 5 }).toBeGreaterThan(enough);
    await primary.cut();
    await Promise.all(writing);
    expect([...refused]).toEqual([503]);

    await promote(standby);
    const { anonymous, db } = await serveFrom(standby.url);
    const call = { url: '/api/students', headers: { cookie: admin.cookie } };
    const saved = await anonymous.inject({ ...call, method: 'POST', payload: aStudent() });
    expect(saved.statusCode).toBe(201);
    const rows = await db.selectFrom('students').select('id').execute();
    const kept = new Set(rows.map(({ id }) => id));
    expect([...made, saved.json().id].filter((id) => !kept.has(id))).toEqual([]);
    const audit = await db.selectFrom('audit_log').select('record_id').execute();
    expect(audit.map(({ record_id }) => record_id).sort()).toEqual([...kept].sort());
  },
);
