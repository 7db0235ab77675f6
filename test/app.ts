// The real app on a fresh database, and people who are signed in to it.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { sessionCookie, startSession } from '#server/auth/sessions.ts';
import { findAccount, insertAccount, updatePasswordHash } from '#server/db/accounts.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { insertStudent } from '#server/db/students.ts';
import { Uploads } from '#server/http/uploads.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { aStudent } from './factories.ts';

export const testPassword = 'turmeric-arc-47';
// Hashing costs 25 ms; the suites make hundreds of people.
const testPasswordHash = await hashPassword(testPassword);

/** A fresh database: SQLite in memory, or a new PostgreSQL database where the suite runs on one. */
export async function freshDatabase(): Promise<Database> {
  const server = inject('databaseUrl');
  if (!server) return connect({ file: ':memory:' });
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const owner = connect({ databaseUrl: server, file: '' });
  await sql.raw(`create database ${name}`).execute(owner);
  await owner.destroy();
  return connect({ databaseUrl: server.replace(/\/[^/]*$/, `/${name}`), file: '' });
}

export interface Caller {
  /** The student's or faculty member's record; an admin's account. */
  id: string;
  accountId: string;
  cookie: string;
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, payload?: object) => Promise<LightMyRequestResponse>;
  put: (url: string, payload?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  delete: (url: string) => Promise<LightMyRequestResponse>;
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  settings: Settings;
  /** Sets the clock forward. */
  wait: (milliseconds: number) => void;
  anonymous: Caller;
  asAdmin: () => Promise<Caller>;
  asStudent: (student?: Parameters<typeof aStudent>[0]) => Promise<Caller>;
}

/** Closed by itself when the test is over. */
export async function startApp(): Promise<TestApp> {
  const db = await freshDatabase();
  await migrate(db);
  const settings = readSettings({
    DATA_DIR: join(tmpdir(), `college-${randomUUID()}`),
    LOG_LEVEL: 'silent',
    DEMO: 'off',
  });
  let now = Date.parse('2026-11-20T06:00:00Z');
  const clock = () => new Date(now);
  const uploads = new Uploads(settings.uploadsDir);
  const app = await buildApp({ db, settings, clock, uploads });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });

  const caller = (id: string, accountId: string, cookie: string): Caller => {
    const call = (options: InjectOptions) =>
      app.inject({ ...options, headers: { cookie, ...options.headers } });
    return {
      id,
      accountId,
      cookie,
      inject: call,
      get: (url) => call({ method: 'GET', url }),
      post: (url, payload) => call({ method: 'POST', url, ...(payload && { payload }) }),
      put: (url, payload, headers) =>
        call({ method: 'PUT', url, ...(payload && { payload }), ...(headers && { headers }) }),
      delete: (url) => call({ method: 'DELETE', url }),
    };
  };

  const signIn = async (
    owner: { role: 'student' | 'faculty'; recordId: string } | { role: 'admin'; username: string },
  ) => {
    const { accountId, token } = await db.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, owner, clock());
      await updatePasswordHash(tx, id, testPasswordHash);
      const account = await findAccount(tx, id);
      if (!account) throw new Error('the account was just made');
      return {
        accountId: id,
        token: await startSession(tx, account, { ip: '127.0.0.1', userAgent: 'test' }, clock()),
      };
    });
    const id = owner.role === 'admin' ? accountId : owner.recordId;
    return caller(id, accountId, `${sessionCookie}=${token}`);
  };

  return {
    app,
    db,
    settings,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    anonymous: caller('', '', ''),
    asAdmin: () => signIn({ role: 'admin', username: `admin-${randomUUID().slice(0, 8)}` }),
    asStudent: async (student) => {
      const recordId = await db.transaction().execute((tx) => insertStudent(tx, aStudent(student), clock()));
      return signIn({ role: 'student', recordId });
    },
  };
}
