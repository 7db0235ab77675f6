// The process is killed repeatedly while it writes. Every acknowledged write must be stored afterwards. Five hundred kills are
// a proof of its own: bench/proofs/kill.ts.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { aStudent } from '#test/factories.ts';
import { signAdminIn, startServer, temporaryDirectory } from '#test/servers/server-process.ts';

const kills = 3;
const writers = 8;

interface Acknowledged {
  id: string;
  enrollmentNumber: string;
}

/** Creates students without pause until the server is killed. Node's fetch keeps the connection open. */
async function write(origin: string, cookie: string, acknowledged: Acknowledged[]): Promise<void> {
  for (;;) {
    const input = aStudent();
    try {
      const response = await fetch(`${origin}/api/students`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      // On a fast machine a session reaches the limit on calls before the end.
      if (response.status === 429) return;
      expect(response.status).toBe(201);
      const { id, enrollmentNumber } = (await response.json()) as Acknowledged; // the contract's answer
      acknowledged.push({ id, enrollmentNumber });
    } catch (error) {
      if (error instanceof TypeError) return; // fetch throws it where the connection is lost
      throw error;
    }
  }
}

// On SQLite: PostgreSQL is another process, which is not killed here.
test(`no acknowledged write is lost when the process is killed ${kills} times`, async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'college.db');
  const before = connect({ file });
  await migrate(before);
  // The limit on calls is counted in the process, so the sessions can be used in every round.
  const cookies = await signAdminIn(before, writers);
  await before.destroy();

  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ DATA_DIR: directory });
    const writing = cookies.map((cookie) => write(server.origin, cookie, acknowledged));
    // At a random moment, counted in writes: on a busy machine a fixed time would see none.
    const enough = acknowledged.length + 1 + Math.random() * 40;
    while (acknowledged.length < enough) await wait(1);
    server.kill('SIGKILL');
    expect(await server.exited).toBeNull();
    await Promise.all(writing);
  }

  const after = connect({ file });
  expect((await sql`pragma integrity_check`.execute(after)).rows).toEqual([{ integrity_check: 'ok' }]);
  expect((await sql`pragma foreign_key_check`.execute(after)).rows).toEqual([]);
  const rows = await after
    .selectFrom('students')
    .leftJoin('accounts', 'accounts.student_id', 'students.id')
    .leftJoin('contact_info', 'contact_info.student_id', 'students.id')
    .select(['students.id', 'enrollment_number', 'accounts.id as account_id', 'email'])
    .execute();
  const audit = await after
    .selectFrom('audit_log')
    .select('record_id')
    .where('noun', '=', 'student')
    .execute();
  await after.destroy();

  const kept = new Map(rows.map((row) => [row.id, row.enrollment_number]));
  expect(acknowledged.filter(({ id, enrollmentNumber }) => kept.get(id) !== enrollmentNumber)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(kills);
  // Besides the acknowledged students at most one complete student per writer and kill is stored.
  expect(rows.length - acknowledged.length).toBeLessThanOrEqual(kills * writers);
  expect(rows.filter(({ account_id, email }) => !account_id || !email)).toEqual([]);
  expect(audit.map(({ record_id }) => record_id).sort()).toEqual([...kept.keys()].sort());
});
