// The database file cannot grow any more in the middle of all kinds of writes. A disk that is really full is a proof of its own:
// bench/proofs/full-disk.ts.
// On SQLite alone: nothing but the disk limits the size of PostgreSQL's files.
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startApp } from '#test/app.ts';
import { temporaryDirectory } from '#test/servers/server-process.ts';
import { hearingRefusals } from '../../bench/proofs/full-disk.ts';
import { asking, recordKinds } from '../../bench/proofs/kill-writers.ts';

/** Of each kind of write. */
const enough = 5;

test('a full disk answers 503 to every kind of write, serves reads, leaves nothing half written, and is got over', async () => {
  const dataDir = temporaryDirectory();
  const db = connect({ file: join(dataDir, 'college.db') });
  onTestFinished(() => db.destroy());
  await migrate(db);
  const { app, asAdmin, asStudent } = await startApp({
    db,
    environment: { DATA_DIR: dataDir },
    volume: { perSession: 10_000, filesPerSession: 10_000 },
  });
  const odd = new Set<string>();
  const sent = asking(await app.listen({ port: 0, host: '127.0.0.1' }), (await asAdmin()).cookie);
  const ask = hearingRefusals(sent, (refusal) => odd.add(refusal));
  const writers = await Promise.all(
    recordKinds().map(async (kind, place) => ({ ...kind, place, id: (await asStudent()).id, refused: 0 })),
  );
  /** One write of each kind, all at once. */
  const write = () =>
    Promise.all(
      writers.map(async (writer) => {
        const status = await writer.write(ask, writer.id, writer.place);
        if (status === 503) writer.refused += 1;
        else if (status !== 200 && status !== 201) odd.add(`${writer.name} answered ${status}`);
      }),
    );
  await write();
  expect(writers.map(({ refused }) => refused)).toEqual(writers.map(() => 0));

  await sql`pragma max_page_count = 1`.execute(db); // not below its present size
  while (odd.size === 0 && writers.some(({ refused }) => refused < enough)) {
    await write();
    expect((await ask('GET', '/api/students?page=1')).status).toBe(200);
  }
  await sql`pragma max_page_count = 1000000`.execute(db);
  const refused = writers.map((writer) => writer.refused);
  await write();
  expect(writers.map((writer) => writer.refused)).toEqual(refused);

  expect([...odd]).toEqual([]);
  for (const { inspect } of writers) expect(await inspect(db)).toEqual([]);
  const pictures = await db
    .selectFrom('students')
    .select('profile_pic')
    .where('profile_pic', 'is not', null)
    .execute();
  const files = await db.selectFrom('files').select('id').execute();
  expect(files.map(({ id }) => id).sort()).toEqual(pictures.map(({ profile_pic }) => profile_pic).sort());
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
});
