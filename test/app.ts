// The real app on a fresh database, and users who are signed in to it.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '#server/app.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { sessionCookie, startSession } from '#server/auth/sessions.ts';
import {
  findAccount,
  insertAccount,
  type OwnerRole,
  updatePasswordHash,
} from '#server/db/account/accounts.ts';
import { facultyRows } from '#server/db/people/faculty.ts';
import { insertGuardians, insertLinks } from '#server/db/people/guardians.ts';
import { studentRows } from '#server/db/people/students.ts';
import type { Database } from '#server/db/schema.ts';
import type { PasswordCost } from '#server/password-cost.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import type { GuardianLink } from '#shared/people/guardians.ts';
import type { PermissionSet } from '#shared/roles.ts';
import { cheapCost } from './cheap-passwords.ts';
import { aFacultyMember, aGuardian, aStudent } from './factories.ts';
import { migratedDatabase } from './fresh-database.ts';
import { giveSecondFactor, secondFactorCode, testKey } from './second-factor.ts';

export const testPassword = 'turmeric-arc-47';

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
  clock: () => Date;
  /** Sets the clock forward. */
  wait: (milliseconds: number) => void;
  anonymous: Caller;
  asAdmin: () => Promise<Caller>;
  /** A staff account with these sets of permissions. */
  asStaff: (...sets: PermissionSet[]) => Promise<Caller>;
  asStudent: (student?: Parameters<typeof aStudent>[0]) => Promise<Caller>;
  asFaculty: (faculty?: Parameters<typeof aFacultyMember>[0]) => Promise<Caller>;
  /** A guardian of these students, who may see fees and marks unless the test says otherwise. */
  asGuardian: (studentIds: readonly string[], link?: Partial<GuardianLink>) => Promise<Caller>;
  /** The current code of an admin's authenticator app; each code is valid once. */
  secondFactorCode: () => string;
  /** Signs the same user in on a further device. */
  signInAgain: (caller: Caller) => Promise<Caller>;
}

interface TestAppOptions
  extends Pick<
    AppOptions,
    | 'siteDirectory'
    | 'renderer'
    | 'pages'
    | 'volume'
    | 'maxEventLoopDelay'
    | 'measure'
    | 'longestCall'
    | 'slowestBody'
  > {
  passwordCost?: PasswordCost;
  /** Settings that the test needs, e.g. { TRUST_PROXY: '1' }. */
  environment?: Record<string, string>;
  /** Enters records before the app starts. */
  prepare?: (db: Database) => Promise<void>;
  /** A database to use instead of a fresh one; the test closes it. */
  db?: Database;
}

/** Starts an app that is closed after the test. */
export async function startApp(options?: TestAppOptions): Promise<TestApp> {
  const { close, ...college } = await openApp(options);
  onTestFinished(close);
  return college;
}

/** One app for all tests of a file, for tests that do not affect each other. */
export function shareApp(options?: TestAppOptions): () => TestApp {
  let college: TestApp | undefined;
  beforeAll(async () => {
    const { close, ...opened } = await openApp(options);
    college = opened;
    return close;
  });
  return () => {
    if (!college) throw new Error('the app is there once the tests run');
    return college;
  };
}

async function openApp({
  environment,
  siteDirectory,
  renderer,
  pages,
  volume,
  // All suites run at once and slow the machine down, so the overload limit is off.
  maxEventLoopDelay = 0,
  db: givenDb,
  measure,
  longestCall,
  slowestBody,
  passwordCost = cheapCost,
  prepare,
}: TestAppOptions = {}): Promise<TestApp & { close: () => Promise<void> }> {
  const db = givenDb ?? (await migratedDatabase());
  await prepare?.(db);
  const settings = readSettings({
    DATA_DIR: join(tmpdir(), `college-${randomUUID()}`),
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    ...environment,
  });
  let now = Date.parse('2026-11-20T06:00:00Z');
  const clock = () => new Date(now);
  const testPasswordHash = hashPassword(testPassword, passwordCost);
  const app = await buildApp({
    db,
    secretKey: testKey,
    settings,
    clock,
    passwordCost,
    maxEventLoopDelay,
    ...(siteDirectory && { siteDirectory }),
    ...(renderer && { renderer }),
    ...(pages && { pages }),
    ...(volume && { volume }),
    ...(measure && { measure }),
    ...(longestCall && { longestCall }),
    ...(slowestBody && { slowestBody }),
  });
  const close = async () => {
    await app.close();
    if (!givenDb) await db.destroy();
    await rm(settings.dataDir, { recursive: true, force: true });
  };

  const signInTo = async (accountId: string): Promise<Caller> => {
    const { recordId, token } = await db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, accountId);
      if (!account) throw new Error('there is no such account');
      const device = { ip: '127.0.0.1', userAgent: 'test' };
      return { recordId: account.recordId, token: await startSession(tx, account, device, clock()) };
    });
    return callerOf(app, recordId, accountId, `${sessionCookie}=${token}`);
  };

  const signIn = async (
    owner:
      | { role: OwnerRole; recordId: string }
      | { role: 'admin'; username: string; sets?: readonly PermissionSet[] },
  ) => {
    const accountId = await db.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, owner, clock());
      await updatePasswordHash(tx, id, await testPasswordHash);
      if (owner.role === 'admin') await giveSecondFactor(tx, id, clock());
      return id;
    });
    return signInTo(accountId);
  };

  return {
    app,
    db,
    settings,
    clock,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    anonymous: callerOf(app, '', '', ''),
    asAdmin: () => signIn({ role: 'admin', username: `admin-${randomUUID().slice(0, 8)}` }),
    asStaff: (...sets) =>
      signIn({ role: 'admin', username: `${sets.join('-')}-${randomUUID().slice(0, 8)}`, sets }),
    asStudent: async (student) => {
      const recordId = randomUUID();
      const rows = [{ id: recordId, record: aStudent(student) }];
      await db.transaction().execute((tx) => studentRows.insert(tx, rows, clock()));
      return signIn({ role: 'student', recordId });
    },
    asFaculty: async (faculty) => {
      const recordId = randomUUID();
      const contactInfo = { email: `faculty-${recordId}@people.example`, ...faculty?.contactInfo };
      const rows = [{ id: recordId, record: aFacultyMember({ ...faculty, contactInfo }) }];
      await db.transaction().execute((tx) => facultyRows.insert(tx, rows, clock()));
      return signIn({ role: 'faculty', recordId });
    },
    asGuardian: async (studentIds, link) => {
      const recordId = await db.transaction().execute(async (tx) => {
        const [id = ''] = await insertGuardians(tx, [aGuardian()]);
        const linked = { relation: 'mother', maySeeFees: true, maySeeMarks: true, ...link } as const;
        await insertLinks(
          tx,
          studentIds.map((studentId) => ({ guardianId: id, studentId, ...linked })),
        );
        return id;
      });
      return signIn({ role: 'guardian', recordId });
    },
    secondFactorCode: () => secondFactorCode(clock()),
    signInAgain: ({ accountId }) => signInTo(accountId),
    close,
  };
}

/** @param id the record's, for an admin the account's @param firstCookie '' for an anonymous caller */
function callerOf(app: FastifyInstance, id: string, accountId: string, firstCookie: string): Caller {
  let cookie = firstCookie;
  const call = async (options: InjectOptions) => {
    const response = await app.inject({ ...options, headers: { cookie, ...options.headers } });
    // A renewed session token is used in further requests, as in a browser. After a log-in or log-out the old one is kept,
    // so that the test can show that it is no longer valid.
    const renewed = response.cookies.find(({ name }) => name === sessionCookie)?.value;
    if (renewed && cookie && !(typeof options.url === 'string' && options.url.endsWith('/login')))
      cookie = `${sessionCookie}=${renewed}`;
    return response;
  };
  return {
    id,
    accountId,
    get cookie() {
      return cookie;
    },
    inject: call,
    get: (url) => call({ method: 'GET', url }),
    post: (url, payload) => call({ method: 'POST', url, ...(payload && { payload }) }),
    put: (url, payload, headers) =>
      call({ method: 'PUT', url, ...(payload && { payload }), ...(headers && { headers }) }),
    delete: (url) => call({ method: 'DELETE', url }),
  };
}
