// A PostgreSQL server with a standby that follows it, as docs/operations.md sets it up.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { type Cluster, startCluster } from './postgres.ts';

/** A commit is acknowledged when the standby has it. @param settings of both servers */
export async function startPair(settings?: string[]): Promise<{ primary: Cluster; standby: Cluster }> {
  const primary = await startCluster(settings);
  const standby = await primary.startStandby();
  const db = connect({ databaseUrl: primary.url, file: '', isPatient: true });
  await sql`alter system set synchronous_standby_names = 'second'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  const state = sql<{ sync_state: string }>`select sync_state from pg_stat_replication`;
  while ((await state.execute(db)).rows[0]?.sync_state !== 'sync') await wait(20);
  await db.destroy();
  return { primary, standby };
}

export async function promote({ url }: Cluster): Promise<void> {
  const db = connect({ databaseUrl: url, file: '', isPatient: true });
  await sql`select pg_promote()`.execute(db);
  // Its own standby does not exist yet.
  await sql`alter system reset synchronous_standby_names`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await db.destroy();
}
