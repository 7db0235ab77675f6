// Permissions. Every call of the contract is tried with every role; the most important rules are repeated here by
// hand, so that a wrong row in the table of permissions fails a test.
// On SQLite alone: who may call what is decided before any query of the call.
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { type GuardianExtent, type PermissionSet, permissionSets, rules } from '#shared/roles.ts';
import { type Caller, shareApp, startApp } from '#test/app.ts';

const college = shareApp({ volume: { perSession: 10_000, perAddress: 10_000 } });

const actors = [
  'anonymous',
  'own student',
  'other student',
  'own faculty',
  'other faculty',
  'own guardian',
  'other guardian',
  'guardian without more',
  ...permissionSets,
  'ended session',
  'deleted person',
] as const;
type Actor = (typeof actors)[number];

/** The people, and with them the records that the calls are about. */
let people: Record<Exclude<Actor, PermissionSet>, Caller>;

beforeAll(async () => {
  const { anonymous, asAdmin, asFaculty, asStudent, asGuardian, db } = college();
  const [student, other, deleted] = [await asStudent(), await asStudent(), await asStudent()];
  await db.deleteFrom('students').where('id', '=', deleted.id).execute();
  const ended = await asAdmin();
  await ended.post('/api/auth/logout');
  people = {
    anonymous,
    'own student': student,
    'other student': other,
    'own faculty': await asFaculty(),
    'other faculty': await asFaculty(),
    'own guardian': await asGuardian([student.id]),
    'other guardian': await asGuardian([other.id]),
    // The office has ticked neither fees nor marks.
    'guardian without more': await asGuardian([student.id], { maySeeFees: false, maySeeMarks: false }),
    'ended session': ended,
    'deleted person': deleted,
  };
});

/** Signs in for each call, because some calls end the session, and some the second factor of an admin. */
async function signedIn(actor: Actor): Promise<Caller> {
  const { asAdmin, asStaff, signInAgain } = college();
  if (isSet(actor)) return actor === 'admin' ? asAdmin() : asStaff(actor);
  const hasSession = !['anonymous', 'ended session', 'deleted person'].includes(actor);
  return hasSession ? signInAgain(people[actor]) : people[actor];
}

const isAboutFaculty = (path: string) => path.startsWith('/api/faculty');

/** No body is sent: an allowed call then fails its validation, a denied one is refused before. */
async function statusFor(actor: Actor, { method, path }: Pick<Call, 'method' | 'path'>): Promise<number> {
  const caller = await signedIn(actor);
  const ofStudent = path.startsWith('/api/guardians') ? people['own guardian'] : people['own student'];
  const record = isAboutFaculty(path) ? people['own faculty'] : ofStudent;
  // A successful delete would remove the record that the other calls need.
  const id = isSet(actor) && method === 'DELETE' ? randomUUID() : record.id;
  const url = path.replace('{id}', id).replace(/\{\w+\}/g, () => randomUUID());
  const response = await caller.inject({ method, url });
  return response.statusCode;
}

type Verdict = 'allowed' | 401 | 403 | 'unknown';

/** Allowed, whatever was wrong with the input; a server error counts neither as allowed nor as refused. */
const isAllowed = (status: number) => status < 500 && ![401, 403, 429].includes(status);

function check(status: number, verdict: Verdict): void {
  if (verdict === 'unknown') return expect(status).toBe(404);
  expect(isAllowed(status) ? 'allowed' : status).toBe(verdict);
}

const isSet = (actor: Actor): actor is PermissionSet => permissionSets.some((set) => set === actor);

function verdictFor(actor: Actor, { action, path, method }: Call): Verdict {
  const rule = rules[action];
  if (rule.anonymous === 'all') return 'allowed';
  if (['anonymous', 'ended session', 'deleted person'].includes(actor)) return 401;
  if (isSet(actor)) {
    const isReader = method === 'GET' && (rule.readers as readonly PermissionSet[]).includes(actor);
    return actor === 'admin' || rule.sets.includes(actor) || isReader ? 'allowed' : 403;
  }
  if (actor.includes('guardian')) return guardianVerdict(actor, rule.guardian, path);
  const role = actor.endsWith('student') ? 'student' : 'faculty';
  if (rule[role] === 'all') return 'allowed';
  const isTheirs = actor === (isAboutFaculty(path) ? 'own faculty' : 'own student');
  return rule[role] === 'own' && isTheirs && path.includes('{id}') ? 'allowed' : 403;
}

function guardianVerdict(actor: Actor, extent: GuardianExtent, path: string): Verdict {
  if (extent === 'all') return 'allowed';
  if (extent === 'none') return 403;
  if (path.startsWith('/api/guardians')) return actor === 'own guardian' ? 'allowed' : 'unknown';
  if (actor === 'other guardian') return 'unknown';
  return extent === 'own' || actor === 'own guardian' ? 'allowed' : 403;
}

const calls: [string, Call][] = Object.entries(contract);

describe.each(calls)('%s', (_, call) => {
  test.each(actors)(`${call.method} ${call.path} as %s`, async (actor) => {
    check(await statusFor(actor, call), verdictFor(actor, call));
  });
});

const yes = 'allowed';
/** product §6 and §7, by hand: anonymous · own student · other student · own faculty · other faculty · admin */
const matrix: [Call['method'], Call['path'], ...Verdict[]][] = [
  ['GET', '/api/auth/status', yes, yes, yes, yes, yes, yes],
  ...(['admin', 'student', 'faculty'] as const).map((role): (typeof matrix)[number] => [
    'POST',
    `/api/auth/${role}/login`,
    ...([yes, yes, yes, yes, yes, yes] as const),
  ]),
  ['POST', '/api/auth/logout', yes, yes, yes, yes, yes, yes],
  ['GET', '/api/auth/sessions', 401, yes, yes, yes, yes, yes],
  ['PUT', '/api/auth/password', 401, yes, yes, yes, yes, yes],
  ['GET', '/api/students', 401, 403, 403, yes, yes, yes],
  ['GET', '/api/students.csv', 401, 403, 403, yes, yes, yes],
  ['GET', '/api/faculty.csv', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/personal-info.csv', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/contact-info.csv', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/audit-log', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/students/{id}', 401, yes, 403, 403, 403, yes],
  ['GET', '/api/payments', 401, 403, 403, 403, 403, yes],
  ['POST', '/api/payments', 401, 403, 403, 403, 403, yes],
  ['POST', '/api/payments/{id}/cancellation', 401, 403, 403, 403, 403, yes],
  ['POST', '/api/students/{id}/fees/{feeId}/payments', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/students/{id}/payments', 401, yes, 403, 403, 403, yes],
  ['GET', '/uploads/{id}.{picture}.webp', 401, yes, 403, yes, yes, yes],
  ['POST', '/api/students', 401, 403, 403, 403, 403, yes],
  ['PUT', '/api/students/{id}', 401, 403, 403, 403, 403, yes],
  ['DELETE', '/api/students/{id}', 401, 403, 403, 403, 403, yes],
  ['POST', '/api/students/{id}/restoration', 401, 403, 403, 403, 403, yes],
  ['PUT', '/api/students/{id}/photo', 401, 403, 403, 403, 403, yes],
  ['DELETE', '/api/students/{id}/photo', 401, 403, 403, 403, 403, yes],
  ['POST', '/api/students/{id}/invites', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/openapi.json', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/faculty', 401, 403, 403, 403, 403, yes],
  ['POST', '/api/faculty', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/faculty/{id}', 401, 403, 403, yes, 403, yes],
  ['PUT', '/api/faculty/{id}', 401, 403, 403, yes, 403, yes],
  ['DELETE', '/api/faculty/{id}', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/faculty/{id}/calendar', 401, 403, 403, yes, 403, yes],
  ['GET', '/api/personal-info', 401, 403, 403, 403, 403, yes],
  ['GET', '/api/contact-info', 401, 403, 403, 403, 403, yes],
  ...(['subjects', 'events', 'academic-calendar'] as const).flatMap(
    (noun): [Call['method'], Call['path'], ...Verdict[]][] => [
      ['GET', `/api/${noun}`, 401, yes, yes, yes, yes, yes],
      ['POST', `/api/${noun}`, 401, 403, 403, 403, 403, yes],
      ['PUT', `/api/${noun}/{id}`, 401, 403, 403, 403, 403, yes],
      ['DELETE', `/api/${noun}/{id}`, 401, 403, 403, 403, 403, yes],
    ],
  ),
];

const roleActors = [
  'anonymous',
  'own student',
  'other student',
  'own faculty',
  'other faculty',
  'admin',
] as const;

for (const [method, path, ...verdicts] of matrix) {
  test(`${method} ${path} exists and allows the roles of the product`, async () => {
    expect(calls.some(([, call]) => call.method === method && call.path === path)).toBe(true);
    const seen: number[] = [];
    for (const actor of roleActors) seen.push(await statusFor(actor, { method, path }));
    expect(seen.map((status) => (isAllowed(status) ? yes : status))).toEqual(verdicts);
  });
}

test('what an anonymous request may do everybody may', () => {
  for (const rule of Object.values(rules)) {
    if (rule.anonymous === 'all')
      expect(rule).toMatchObject({ student: 'all', faculty: 'all', guardian: 'all' });
  }
});

/** By hand, so that a wrong row of the table fails a test: office · cashier · exams · website · principal. */
const setMatrix: [Call['method'], Call['path'], ...Verdict[]][] = [
  ['GET', '/api/students', yes, yes, yes, 403, yes],
  ['GET', '/api/students/{id}', yes, yes, yes, 403, yes],
  ['PUT', '/api/students/{id}', yes, 403, 403, 403, 403],
  ['POST', '/api/students', yes, 403, 403, 403, 403],
  ['GET', '/api/payments', 403, yes, 403, 403, yes],
  ['POST', '/api/payments', 403, yes, 403, 403, 403],
  ['POST', '/api/students/{id}/fees/{feeId}/payments', 403, yes, 403, 403, 403],
  ['POST', '/api/payments/{id}/cancellation', 403, yes, 403, 403, 403],
  ['GET', '/api/dues', yes, yes, 403, 403, yes],
  ['POST', '/api/students/{id}/results', yes, 403, yes, 403, 403],
  ['POST', '/api/exam-sessions', yes, 403, yes, 403, 403],
  ['GET', '/api/exam-sessions/{id}/marks', yes, 403, yes, 403, yes],
  ['PUT', '/api/exam-sessions/{id}/marks', yes, 403, yes, 403, 403],
  ['POST', '/api/notices', yes, 403, 403, yes, 403],
  ['POST', '/api/notices/{id}/publications', yes, 403, 403, yes, yes],
  ['GET', '/api/enquiries', yes, 403, 403, yes, yes],
  ['GET', '/api/admins', 403, 403, 403, 403, yes],
  ['PUT', '/api/admins/{id}', 403, 403, 403, 403, 403],
  ['POST', '/api/admins', 403, 403, 403, 403, 403],
  ['GET', '/api/audit-log', 403, 403, 403, 403, yes],
  ['POST', '/api/imports', yes, 403, 403, 403, 403],
];

test.each(setMatrix)('%s %s by set', async (method, path, ...verdicts) => {
  const seen: number[] = [];
  for (const actor of permissionSets.slice(0, 5)) seen.push(await statusFor(actor, { method, path }));
  expect(seen.map((status) => (isAllowed(status) ? yes : status))).toEqual(verdicts);
});

test('a student’s own id in another spelling opens no other student’s record', async () => {
  const { asStudent } = college();
  const [student, other] = [await asStudent(), await asStudent()];
  for (const id of [
    `${other.id}/`,
    `${other.id}?id=${student.id}`,
    `${student.id}%2f..%2f${other.id}`,
    `${student.id}/../${other.id}`,
  ]) {
    const response = await student.get(`/api/students/${id}`);
    expect([400, 403, 404]).toContain(response.statusCode);
  }
});

test('all routes are in the contract, except health and the not-found answer', async () => {
  const registered: string[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }; // what Fastify publishes here
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) registered.push(`${one} ${url}`);
    });
  };
  diagnostics.subscribe('fastify.initialization', watch);
  await startApp();
  diagnostics.unsubscribe('fastify.initialization', watch);
  const own = new Set(
    calls.flatMap(([, { method, path }]) => {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      return method === 'GET' ? [`GET ${url}`, `HEAD ${url}`] : [`${method} ${url}`];
    }),
  );
  const health = ['/healthz', '/readyz'].flatMap((url) => [`GET ${url}`, `HEAD ${url}`]);
  const others = registered.filter((route) => !own.has(route) && !route.endsWith(' /api/*'));
  expect(others.sort()).toEqual(health.sort());
  for (const route of own) expect(registered).toContain(route);
});
