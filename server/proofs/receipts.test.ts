// Clerks take money at once, on PostgreSQL at two servers, one of which is killed: the other one goes on, also for the sessions that
// the killed one began. Some receipts are cancelled, some of an advance is refunded. No
// number twice, none left out, no rupee lost.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import { insertAccount, updatePasswordHash } from '#server/db/account/accounts.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { studentRows } from '#server/db/people/students.ts';
import { aStudent } from '#test/factories.ts';
import { freshDatabaseUrl } from '#test/fresh-database.ts';
import { type Acknowledged, crores, receiptFaults, takeMoney } from '#test/money-writers.ts';
import { signAdminIn, startServer, temporaryDirectory } from '#test/servers/server-process.ts';

const kills = 2;
const clerks = 4;
const enoughPayments = 10;
const email = 'lakshmi@people.example';
const password = 'turmeric-arc-47';

/** @returns the cookies of the session that this server has begun */
async function signStudentIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/student/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('receipts have no gap and no double after a kill in the middle of many payments', async () => {
  const databaseUrl = await freshDatabaseUrl();
  const directory = temporaryDirectory();
  const db = connect({ databaseUrl, file: join(directory, 'college.db') });
  await migrate(db);
  const cookies = await signAdminIn(db, clerks);
  const students = Array.from({ length: 6 }, (_, index) => ({
    id: `s${index}`,
    record: aStudent(index === 0 ? { contactInfo: { email } } : {}),
  }));
  const fees = crores(students.map(({ id }) => id));
  await db.transaction().execute(async (tx) => {
    await studentRows.insert(tx, students, new Date());
    const account = await insertAccount(tx, { role: 'student', recordId: 's0' }, new Date());
    await updatePasswordHash(tx, account, await hashPassword(password));
  });
  await db.insertInto('fees').values(fees).execute();
  const over = { fee_id: null, amount: 1_000_000, made_at: '' };
  const advances = students.map(({ id }) => ({ ...over, id: `over-${id}`, student_id: id }));
  await db.insertInto('advances').values(advances).execute();
  const environment = { DATA_DIR: directory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < kills; round += 1) {
    // SQLite is used by one server only.
    const servers = await Promise.all(
      Array.from({ length: databaseUrl ? 2 : 1 }, () => startServer(environment)),
    );
    const [first, other] = servers;
    const cookie = await signStudentIn(first?.origin ?? '');
    const readAtOther = async () => {
      if (!other) return;
      const answer = await fetch(`${other.origin}/api/students/s0`, { headers: { cookie } });
      expect(answer.status).toBe(200);
    };
    const over = new AbortController();
    const working = cookies.map((cookie, index) =>
      takeMoney(servers[index % servers.length]?.origin ?? '', cookie, fees, acknowledged, over.signal),
    );
    const morePayments = () => {
      const wanted = acknowledged.size + enoughPayments;
      return vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(wanted), {
        timeout: 30_000,
        interval: 5,
      });
    };
    await morePayments();
    await readAtOther();
    await wait(Math.random() * 20); // in the middle of further ones
    first?.kill('SIGKILL');
    await first?.exited;
    if (other) await morePayments();
    await readAtOther();
    over.abort();
    await Promise.all(working);
    other?.kill('SIGKILL');
    await other?.exited;
  }
  expect(await receiptFaults(db, acknowledged)).toEqual([]);
  await db.destroy();
});
