// Two servers on one PostgreSQL database take money, and are killed in turn. No receipt number may occur twice or be left out, and no rupee may be lost.
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { type Acknowledged, crores, receiptFaults, takeMoney } from '#test/money-writers.ts';
import { startCluster } from '#test/servers/postgres.ts';
import { makeCollege } from '../college.ts';
import { newDatabase } from '../postgres.ts';
import { startApp } from '../processes.ts';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const rounds = 100;
const clerks = 8;

export function proveReceipts(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const cluster = await startCluster();
    try {
      const databaseUrl = await newDatabase(cluster.url);
      const { adminCookie, studentIds } = await makeCollege(directory, 40, databaseUrl);
      const db = connect({ databaseUrl, file: '' });
      const fees = crores(studentIds);
      await db.insertInto('fees').values(fees).execute();
      const acknowledged: Acknowledged = new Map();
      for (let round = 1; round <= rounds; round += 1) {
        const servers = await Promise.all([1, 2].map(() => startApp(directory, databaseUrl)));
        const over = new AbortController();
        const working = Array.from({ length: clerks }, (_, clerk) =>
          takeMoney(servers[clerk % 2]?.origin ?? '', adminCookie, fees, acknowledged, over.signal),
        );
        await wait(50 + Math.random() * 250);
        await servers[round % 2]?.stop('SIGKILL');
        await wait(Math.random() * 100);
        over.abort();
        await Promise.all(working);
        await servers[(round + 1) % 2]?.stop('SIGKILL');
        if (round % 10 === 0) console.error(`  ${round} kills, ${acknowledged.size} acknowledged receipts`);
      }
      const faults = await receiptFaults(db, acknowledged);
      await db.destroy();
      return {
        tried: `${rounds} kills at two servers, ${acknowledged.size} acknowledged receipts`,
        mark: 'no gap, no double, none lost, sums fit',
        result:
          faults.length === 0 ? 'no gap, no double, none lost, sums fit' : faults.slice(0, 3).join('; '),
        isMet: faults.length === 0 && acknowledged.size > rounds,
      };
    } finally {
      await cluster.stop();
    }
  });
}
