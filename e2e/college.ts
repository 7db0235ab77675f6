// What every browser test starts from: the running college of its file, its people, and a browser with the college's clock.
import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  test as base,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { sessionCookie } from '#server/auth/sessions.ts';
import type { PermissionSet, Role } from '#shared/roles.ts';
import { now, setClock } from '#test/clock.ts';
import type { CollegeState, SignedIn } from '#test/colleges.ts';
import { type CollegeServer, sessionOf, startCollege } from '#test/servers/college-server.ts';

interface Fixtures {
  /** What the college of the file has; each state that a file names is a college of its own. */
  state: CollegeState;
  college: CollegeServer;
  sampleStudent: SignedIn;
  sampleFaculty: SignedIn;
  /** Calls of the admin. */
  office: APIRequestContext;
}

interface WorkerFixtures {
  colleges: (state: CollegeState, file: string) => Promise<CollegeServer>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await setClock(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  colleges: [
    async ({}, use) => {
      const started = new Map<CollegeState, Promise<CollegeServer>>();
      let startedFor = '';
      const stopAll = async () => {
        const colleges = await Promise.all(started.values());
        started.clear();
        await Promise.all(colleges.map((college) => college.stop()));
      };
      await use(async (state, file) => {
        if (file !== startedFor) await stopAll();
        startedFor = file;
        const college = started.get(state) ?? startCollege(state, now);
        started.set(state, college);
        return college;
      });
      await stopAll();
    },
    { scope: 'worker' },
  ],
  state: ['demo', { option: true }],
  college: async ({ colleges, state }, use, { file }) => use(await colleges(state, file)),
  baseURL: async ({ college }, use) => use(college.origin),
  sampleStudent: async ({ college }, use) => use(personOf(college.student)),
  sampleFaculty: async ({ college }, use) => use(personOf(college.faculty)),
  office: async ({ playwright, baseURL, college }, use) => {
    const context = await playwright.request.newContext({ baseURL, storageState: stateOf(college.admin) });
    await use(context);
    await context.dispose();
  },
});

function personOf(person: SignedIn | undefined): SignedIn {
  if (!person) throw new Error('the college of this state has no such person');
  return person;
}

/** A browser that is signed in as that person, or not signed in. */
export const stateOf = (person?: SignedIn) => ({
  cookies: person ? [sessionOf(person)] : [],
  origins: [],
});

/** Signs the browser in as that person. */
export async function become(page: Page, person: SignedIn | undefined): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([sessionOf(personOf(person))]);
}

/** The phone of a visitor, who is not signed in. Its context must be closed. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  return context.newPage();
}

/** A new staff account with that set, signed in. Its context must be closed. */
export async function openAs(
  set: PermissionSet,
  {
    office,
    browser,
    baseURL = '',
  }: { office: APIRequestContext; browser: Browser; baseURL?: string | undefined },
): Promise<Page> {
  const data = { username: `${set}-${randomUUID().slice(0, 8)}`, sets: [set] };
  const { link } = (await (await office.post('/api/admins', { data })).json()) as { link: string };
  const page = await (await browser.newContext({ baseURL, storageState: stateOf() })).newPage();
  const chosen = { token: new URL(link).hash.slice(1), password: 'mango river bicycle' };
  await page.request.post('/api/auth/passwords', { data: chosen });
  return page;
}

/** Signs in through the API. */
export async function signIn(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  role: Role,
  loginName: string,
  password: string,
): Promise<SignedIn> {
  // Without its own storage state the request would have the test's cookies, and a new log-in ends the session they
  // belong to.
  const context = await request.newContext({ baseURL, storageState: stateOf() });
  const name = role === 'admin' ? { username: loginName } : { email: loginName };
  const answer = await context.post(`/api/auth/${role}/login`, { data: { ...name, password } });
  expect(answer.ok(), `${role} signs in`).toBe(true);
  const { user } = (await answer.json()) as { user: { id: string } };
  const { cookies } = await context.storageState();
  await context.dispose();
  const token = cookies.find((cookie) => cookie.name === sessionCookie)?.value ?? '';
  return { id: user.id, token };
}
