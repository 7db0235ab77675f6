// Clerks take money at once, on PostgreSQL at two servers, one of which is killed: no number twice, none left out, no rupee lost.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { studentRows } from '#server/db/students.ts';
import { aStudent } from '#test/factories.ts';
import { freshDatabaseUrl } from '#test/fresh-database.ts';
import { type Acknowledged, crores, receiptFaults, takeMoney } from '#test/money-writers.ts';
import { signAdminIn, startServer, temporaryDirectory } from '#test/server-process.ts';

const kills = 2;
const clerks = 4;
const paymentsBeforeKill = 10;

test('receipts have no gap and no double after a kill in the middle of many payments', {
  timeout: 60_000,
}, async () => {
  const databaseUrl = await freshDatabaseUrl();
  const directory = temporaryDirectory();
  const db = connect({ databaseUrl, file: join(directory, 'college.db') });
  await migrate(db);
  const cookies = await signAdminIn(db, clerks);
  const students = Array.from({ length: 6 }, (_, index) => ({ id: `s${index}`, record: aStudent() }));
  const fees = crores(students.map(({ id }) => id));
  await db.transaction().execute((tx) => studentRows.insert(tx, students, new Date()));
  await db.insertInto('fees').values(fees).execute();
  const environment = { DATA_DIR: directory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < kills; round += 1) {
    // SQLite is used by one server only.
    const servers = await Promise.all(
      Array.from({ length: databaseUrl ? 2 : 1 }, () => startServer(environment)),
    );
    const over = new AbortController();
    const working = cookies.map((cookie, index) =>
      takeMoney(servers[index % servers.length]?.origin ?? '', cookie, fees, acknowledged, over.signal),
    );
    const wanted = acknowledged.size + paymentsBeforeKill;
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(wanted), {
      timeout: 15_000,
      interval: 5,
    });
    await wait(Math.random() * 20); // in the middle of further ones
    servers[0]?.kill('SIGKILL');
    await servers[0]?.exited;
    over.abort();
    await Promise.all(working);
    for (const server of servers.slice(1)) server.kill('SIGKILL');
    await Promise.all(servers.map(({ exited }) => exited));
  }
  expect(await receiptFaults(db, acknowledged)).toEqual([]);
  await db.destroy();
});
