import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** @returns the address of a new, empty database in the cluster */
export async function newDatabase(clusterUrl: string): Promise<string> {
  const name = `bench${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return clusterUrl.replace(/[^/]*$/, name);
}
