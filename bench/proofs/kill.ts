// The process is killed while it writes, five hundred times. Every acknowledged write must be stored afterwards.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { aStudent } from '#test/factories.ts';
import { makeCollege } from '../college.ts';
import { startApp } from '../processes.ts';
import type { Proof } from '../prove.ts';
import { withDirectory } from '../rates.ts';

const rounds = 500;
const writers = 16;

export function proveKills(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const { adminCookie } = await makeCollege(directory, 1);
    const acknowledged = new Map<string, string>();
    for (let round = 1; round <= rounds; round += 1) {
      const app = await startApp(directory);
      const writing = Array.from({ length: writers }, () => write(app.origin, adminCookie, acknowledged));
      await wait(20 + Math.random() * 180);
      await app.stop('SIGKILL');
      await Promise.all(writing);
      if (round % 50 === 0) console.error(`  ${round} kills, ${acknowledged.size} acknowledged writes`);
    }
    const { lost, half, unaudited, integrity } = await inspect(directory, acknowledged);
    return {
      tried: `${rounds} kills, ${acknowledged.size} acknowledged writes`,
      mark: '0 lost, 0 half written, integrity ok',
      result: `${lost} lost, ${half} half written, ${unaudited} without audit row, integrity ${integrity}`,
      isMet: lost + half + unaudited === 0 && integrity === 'ok' && acknowledged.size > rounds,
    };
  });
}

/** Creates students until the server is killed. */
async function write(origin: string, cookie: string, acknowledged: Map<string, string>): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${origin}/api/students`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(aStudent()),
      });
      if (response.status === 503) continue; // busy: refused, not acknowledged
      if (response.status !== 201) throw new Error(`a write answered ${response.status}`);
      const { id, enrollmentNumber } = (await response.json()) as { id: string; enrollmentNumber: string }; // the contract's answer
      acknowledged.set(id, enrollmentNumber);
    } catch (error) {
      if (error instanceof TypeError) return; // fetch throws it where the connection is lost
      throw error;
    }
  }
}

async function inspect(directory: string, acknowledged: Map<string, string>) {
  const db = connect({ file: join(directory, 'college.db') });
  const { rows: check } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const rows = await db
    .selectFrom('students')
    .leftJoin('accounts', 'accounts.student_id', 'students.id')
    .leftJoin('contact_info', 'contact_info.student_id', 'students.id')
    .select(['students.id', 'enrollment_number', 'accounts.id as account_id', 'email'])
    .execute();
  const audit = await db.selectFrom('audit_log').select('record_id').where('action', '=', 'create').execute();
  await db.destroy();
  const kept = new Map(rows.map((row) => [row.id, row.enrollment_number]));
  const audited = new Set(audit.map(({ record_id }) => record_id));
  return {
    lost: [...acknowledged].filter(([id, number]) => kept.get(id) !== number).length,
    half: rows.filter(({ account_id, email }) => !account_id || !email).length,
    unaudited: [...acknowledged.keys()].filter((id) => !audited.has(id)).length,
    integrity: check[0]?.integrity_check ?? 'unknown',
  };
}
