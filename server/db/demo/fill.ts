import type { Database } from '../schema.ts';

export interface DemoOptions {
  db: Database;
  /** Hashing belongs to the log-in code; the sample accounts need it too. */
  hashPassword: (password: string) => Promise<string>;
  now: Date;
}

/** Sample records and accounts, once: a database that holds a student is left alone. */
export async function fillWithDemoData({ db }: DemoOptions): Promise<void> {
  void db;
}
