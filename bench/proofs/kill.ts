// The process is killed while it writes, five hundred times, on SQLite and on PostgreSQL. Every acknowledged write must be
// stored afterwards, and none in part.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { startCluster } from '#test/servers/postgres.ts';
import { makeCollege } from '../college.ts';
import { startApp } from '../processes.ts';
import { withDirectory } from '../rates.ts';
import { moneyKinds } from './kill-money-writers.ts';
import { officeKinds } from './kill-office-writers.ts';
import { asking, recordKinds } from './kill-writers.ts';
import type { Proof } from './proof.ts';

const rounds = 250;
const usualWriters = 3;
const studentCount = 40;
/** A third of the kinds writes at a time: with all at once, the slow ones would get no answer before the kill. */
const shares = 3;
/** In every second round each kind gets an answer before the kill: of what is slow in a new process, such as the first publication, hardly any write would be acknowledged. */
const hasAnswers = (round: number) => round % 2 === 0;
const longestWait = 20_000;

export async function proveKills(share: number): Promise<Proof> {
  const cluster = await startCluster(['fsync=on']);
  try {
    const kills = Math.ceil(rounds * share);
    const onSqlite = await kill('SQLite', kills);
    const onPostgres = await kill('PostgreSQL', kills, cluster.url);
    const problems = [...onSqlite.problems, ...onPostgres.problems];
    const acknowledged = [...onSqlite.acknowledged, ...onPostgres.acknowledged];
    const total = acknowledged.reduce((sum, count) => sum + count, 0);
    const fewest = Math.min(...acknowledged);
    return {
      tried: `${2 * kills} kills, half on each database; ${total} acknowledged writes of fifteen kinds, of each at least ${fewest}`,
      mark: 'none lost, none half written, integrity ok',
      result:
        problems.length === 0
          ? 'none lost, none half written, integrity ok'
          : problems.slice(0, 5).join(', '),
      isMet: problems.length === 0 && total > 2 * kills && fewest >= Math.floor(kills / (2 * shares)),
    };
  } finally {
    await cluster.stop();
  }
}

function kill(label: string, kills: number, databaseUrl?: string) {
  return withDirectory(async (directory) => {
    const { adminCookie, studentIds, emails } = await makeCollege(directory, studentCount, databaseUrl);
    const kinds = [...recordKinds(), ...officeKinds(emails.at(-1) ?? ''), ...moneyKinds()];
    const problems = new Set<string>();
    const first = await startApp(directory, databaseUrl);
    const prepare = asking(first.origin, adminCookie);
    for (const kind of kinds) await kind.prepare?.(prepare, usualWriters);
    await first.stop();
    const db = connect({ databaseUrl, file: join(directory, 'college.db') });
    for (let round = 1; round <= kills; round += 1) {
      // The proof takes longer than the ten minutes of a confirmation.
      await db.updateTable('sessions').set({ confirmed_at: new Date().toISOString() }).execute();
      const app = await startApp(directory, databaseUrl);
      const ask = asking(app.origin, adminCookie);
      const isWriting = (kind: number) => kind % shares === round % shares;
      const before = kinds.map(({ acknowledged }) => acknowledged());
      const writing = kinds.flatMap(({ name, write, writers = usualWriters }, kind) =>
        Array.from({ length: isWriting(kind) ? writers : 0 }, async (_, writer) => {
          const id = studentIds[kind * usualWriters + writer] ?? '';
          for (;;) {
            const status = await write(ask, id, writer).catch(() => undefined); // the connection is lost
            if (status === undefined) return;
            // 503: refused, not acknowledged.
            if (![200, 201, 503].includes(status)) problems.add(`${name} answered ${status}`);
          }
        }),
      );
      const isAnswered = () =>
        kinds.every(({ acknowledged }, kind) => !isWriting(kind) || acknowledged() !== before[kind]);
      const latest = Date.now() + longestWait;
      while (hasAnswers(round) && !isAnswered() && Date.now() < latest) await wait(5);
      await wait(20 + Math.random() * 780);
      await app.stop('SIGKILL');
      await Promise.all(writing);
      if (round % 50 === 0) console.error(`  ${label}: ${round} kills`);
    }
    for (const { inspect } of kinds) for (const problem of await inspect(db)) problems.add(problem);
    if (!databaseUrl) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      if (rows[0]?.integrity_check !== 'ok') problems.add('the file is damaged');
    }
    await db.destroy();
    const figures = kinds.map(({ name, acknowledged }) => `${acknowledged()} ${name}`);
    console.error(`  ${label}: acknowledged ${figures.join(', ')}`);
    return {
      problems: [...problems].map((problem) => `${label}: ${problem}`),
      acknowledged: kinds.map(({ acknowledged }) => acknowledged()),
    };
  });
}
