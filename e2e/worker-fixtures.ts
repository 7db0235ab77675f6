// What a worker makes once. All of it is declared here, though few tests need it: where the worker's fixtures of two files
// differ, the test runner ends the worker and its browser between them, and starts both again.
import { type APIRequestContext, test as base, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import type { Role } from '#shared/roles.ts';
import { type CollegeServer, startCollege } from '#test/college-server.ts';
import type { CollegeState } from '#test/colleges.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];
type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The session of a signed-in person, and the id of the person's record. */
export interface Owner {
  id: string;
  state: State;
}

interface WorkerFixtures {
  /** The sample people, signed in once per worker: an account keeps ten sessions at most. */
  adminState: State;
  sampleStudent: Owner;
  sampleFaculty: Owner;
  /** Calls of the sample admin. */
  office: APIRequestContext;
  /** A running college with that state of data, for the tests of one file: they may change it. */
  colleges: (state: CollegeState, file: string) => Promise<CollegeServer>;
}

export const test = base.extend<object, WorkerFixtures>({
  adminState: [
    async ({ playwright }, use, { project }) => {
      const { loginName, password } = demoAccounts.admin;
      await use(await signIn(playwright, project.use.baseURL ?? '', 'admin', loginName, password));
    },
    { scope: 'worker' },
  ],
  sampleStudent: [
    async ({ playwright }, use, { project }) => use(await sample(playwright, project.use.baseURL, 'student')),
    { scope: 'worker' },
  ],
  sampleFaculty: [
    async ({ playwright }, use, { project }) => use(await sample(playwright, project.use.baseURL, 'faculty')),
    { scope: 'worker' },
  ],
  office: [
    async ({ playwright, adminState }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await playwright.request.newContext({ baseURL, storageState: adminState });
      await use(context);
      await context.dispose();
    },
    { scope: 'worker' },
  ],
  colleges: [
    async ({}, use) => {
      let started = new Map<CollegeState, Promise<CollegeServer>>();
      let startedFor = '';
      const stopAll = async () => {
        const colleges = await Promise.all(started.values());
        started = new Map();
        await Promise.all(colleges.map((college) => college.stop()));
      };
      await use(async (state, file) => {
        if (file !== startedFor) await stopAll();
        startedFor = file;
        const college = started.get(state) ?? startCollege(state);
        started.set(state, college);
        return college;
      });
      await stopAll();
    },
    { scope: 'worker' },
  ],
});

export async function signIn(
  { request }: Playwright,
  baseURL: string,
  role: Role,
  loginName: string,
  password: string,
): Promise<State> {
  // Without its own storage state the request would have the test's cookies, and a new log-in ends the session they
  // belong to.
  const context = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const name = role === 'admin' ? { username: loginName } : { email: loginName };
  const answer = await context.post(`/api/auth/${role}/login`, { data: { ...name, password } });
  expect(answer.ok(), `${role} signs in`).toBe(true);
  const state = await context.storageState();
  await context.dispose();
  return state;
}

async function sample(playwright: Playwright, baseURL = '', role: 'student' | 'faculty'): Promise<Owner> {
  const { loginName, password } = demoAccounts[role];
  const state = await signIn(playwright, baseURL, role, loginName, password);
  const context = await playwright.request.newContext({ baseURL, storageState: state });
  const { user } = (await (await context.get('/api/auth/status')).json()) as { user: { id: string } };
  await context.dispose();
  return { id: user.id, state };
}
