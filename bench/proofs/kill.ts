// The process is killed while it writes, five hundred times, on SQLite and on PostgreSQL. Every acknowledged write must be
// stored afterwards, and none in part.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { startCluster } from '#test/postgres.ts';
import { makeCollege } from '../college.ts';
import { startApp } from '../processes.ts';
import { withDirectory } from '../rates.ts';
import { type Ask, kinds } from './kill-writers.ts';
import type { Proof } from './proof.ts';

const rounds = 250;
const writersPerKind = 3;

export async function proveKills(share: number): Promise<Proof> {
  const cluster = await startCluster(['fsync=on']);
  try {
    const kills = Math.ceil(rounds * share);
    const onSqlite = await kill('SQLite', kills);
    const onPostgres = await kill('PostgreSQL', kills, cluster.url);
    const problems = [...onSqlite.problems, ...onPostgres.problems];
    const acknowledged = onSqlite.acknowledged + onPostgres.acknowledged;
    return {
      tried: `${2 * kills} kills, half on each database; ${acknowledged} acknowledged writes of five kinds`,
      mark: 'none lost, none half written, integrity ok',
      result:
        problems.length === 0
          ? 'none lost, none half written, integrity ok'
          : problems.slice(0, 5).join(', '),
      isMet: problems.length === 0 && acknowledged > 2 * kills,
    };
  } finally {
    await cluster.stop();
  }
}

function kill(label: string, kills: number, databaseUrl?: string) {
  return withDirectory(async (directory) => {
    const { adminCookie, studentIds } = await makeCollege(directory, 20, databaseUrl);
    const writers = kinds();
    const problems = new Set<string>();
    for (let round = 1; round <= kills; round += 1) {
      const app = await startApp(directory, databaseUrl);
      const ask = asking(app.origin, adminCookie);
      const writing = writers.flatMap(({ write }, kind) =>
        Array.from({ length: writersPerKind }, async (_, n) => {
          const id = studentIds[kind * writersPerKind + n] ?? '';
          for (;;) {
            const status = await write(ask, id).catch(() => undefined); // the connection is lost
            if (status === undefined) return;
            // 503: refused, not acknowledged.
            if (![200, 201, 503].includes(status)) problems.add(`kind ${kind} answered ${status}`);
          }
        }),
      );
      await wait(20 + Math.random() * 180);
      await app.stop('SIGKILL');
      await Promise.all(writing);
      if (round % 50 === 0) console.error(`  ${label}: ${round} kills`);
    }
    const db = connect({ databaseUrl, file: join(directory, 'college.db') });
    for (const { inspect } of writers)
      for (const problem of await inspect(db, directory)) problems.add(problem);
    if (!databaseUrl) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      if (rows[0]?.integrity_check !== 'ok') problems.add('the file is damaged');
    }
    await db.destroy();
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
    return { problems: [...problems].map((problem) => `${label}: ${problem}`), acknowledged };
  });
}

function asking(origin: string, cookie: string): Ask {
  return (method, path, body) =>
    fetch(origin + path, {
      method,
      headers:
        body instanceof FormData || !body ? { cookie } : { cookie, 'content-type': 'application/json' },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
}
