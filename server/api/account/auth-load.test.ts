// Signing in under load, and the hashes of a refused log-in. Its time is measured by bench/proofs/timing.ts.
import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { startApp, type TestApp, testPassword } from '#test/app.ts';

const logIns = ['admin', 'student', 'faculty', 'guardian'] as const;

test('100 sign-ins at once all get an answer: signed in, or asked to try again (503)', async () => {
  const { asStudent, anonymous, db } = await startApp();
  const emails = Array.from({ length: 100 }, () => `${randomUUID()}@people.example`);
  for (const email of emails) await asStudent({ contactInfo: { email } });
  const answers = await Promise.all(
    emails.map((email) => anonymous.post('/api/auth/student/login', { email, password: testPassword })),
  );
  const busy = answers.filter(({ statusCode }) => statusCode === 503);
  for (const answer of busy) {
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json().error).toBe('The server is busy. Please try again in a moment.');
  }
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(60);
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 503)).toEqual([]);
  // A correct password that was answered 503 does not count as a failure.
  const failures = db
    .selectFrom('login_failures')
    .select('key')
    .where('failures', '>', 0)
    .where('key', 'not like', 'notes:%');
  expect(await failures.execute()).toEqual([]);
  const afterwards = await anonymous.post('/api/auth/student/login', {
    email: emails[99],
    password: testPassword,
  });
  expect(afterwards.statusCode).toBe(200);
});

/** A log-in from this address, with the cookie of a known browser. */
async function signInFrom({ app }: TestApp, ip: string, email: string, device?: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/student/login',
    payload: { email, password: device === undefined ? 'wrong' : testPassword },
    remoteAddress: ip,
    ...(device && { cookies: { '__Host-device': device } }),
  });
  const cookie = response.cookies.find(({ name }) => name === '__Host-device');
  return { status: response.statusCode, device: cookie?.value ?? '' };
}

async function aPerson(college: TestApp) {
  const email = `${randomUUID()}@people.example`;
  await college.asStudent({ contactInfo: { email } });
  return email;
}
const unknownEmail = () => `${randomUUID()}@people.example`;

test('a flood of wrong log-ins from many networks keeps no known browser and no session out', async () => {
  const college = await startApp();
  const known: { email: string; device: string }[] = [];
  for (let n = 0; n < 25; n += 1) {
    const email = await aPerson(college);
    known.push({ email, ...(await signInFrom(college, '10.0.0.1', email, '')) });
  }
  const teacher = await college.asFaculty();
  const flood = Array.from({ length: 400 }, (_, n) =>
    signInFrom(college, `10.1.0.${n % 200}`, unknownEmail()),
  );
  const inside = known.map(({ email, device }, n) => signInFrom(college, `10.2.0.${n}`, email, device));
  const confirmation = await teacher.post('/api/auth/confirmations', { password: testPassword });
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(known.map(() => 200));
  expect(confirmation.statusCode).toBe(204);
  expect((await Promise.all(flood)).filter(({ status }) => status === 503).length).toBeGreaterThan(200);
});

test.each([
  ['an IPv4 address', () => '10.1.0.1'],
  ['a /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
])('a flood from %s leaves places for strangers from elsewhere', async (_, address) => {
  const college = await startApp();
  const email = await aPerson(college);
  const flood = Array.from({ length: 300 }, (__, n) => signInFrom(college, address(n), unknownEmail()));
  expect((await signInFrom(college, '10.3.0.1', email, '')).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(200);
});

test('a script with the right password of one known browser leaves places for the others', async () => {
  const college = await startApp();
  const [busy, email] = [await aPerson(college), await aPerson(college)];
  const [{ device }, other] = [
    await signInFrom(college, '10.0.0.1', busy, ''),
    await signInFrom(college, '10.0.0.1', email, ''),
  ];
  const loop = Array.from({ length: 300 }, () => signInFrom(college, '10.0.0.1', busy, device));
  expect((await signInFrom(college, '10.0.0.2', email, other.device)).status).toBe(200);
  const statuses = (await Promise.all(loop)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(200);
});

// Nearly all of the work is the hash.
test.skipIf(inject('databaseUrl')).each(logIns)(
  'the %s log-in works as much for an unknown name as for a wrong or missing password',
  async (role) => {
    const { asAdmin, asFaculty, asStudent, asGuardian, db, app } = await startApp();
    const parent = async () => asGuardian([(await asStudent()).id]);
    const one = { admin: asAdmin, faculty: asFaculty, student: asStudent, guardian: parent }[role];
    const nameOf = async (accountId: string) => {
      const account = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (account.username) return account.username;
      if (role === 'guardian') {
        const guardian = db.selectFrom('guardians').select('phone').where('id', '=', account.guardian_id);
        return (await guardian.executeTakeFirstOrThrow()).phone;
      }
      const owner = role === 'student' ? 'student_id' : 'faculty_id';
      const contact = db.selectFrom('contact_info').select('email').where(owner, '=', account[owner]);
      return (await contact.executeTakeFirstOrThrow()).email;
    };
    const [known, invited] = [await one(), await one()];
    await db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', invited.accountId)
      .execute();
    const names = {
      unknown: { admin: randomUUID(), guardian: '+919000999998' }[role as string] ?? unknownEmail(),
      wrong: await nameOf(known.accountId),
      invited: await nameOf(invited.accountId),
    };
    const hashesFor = async (name: string | undefined) => {
      let hashes = 0;
      const counter = createHook({
        init(_, kind) {
          if (kind === 'ARGON2REQUEST') hashes += 1;
        },
      }).enable();
      const response = await app.inject({
        method: 'POST',
        url: `/api/auth/${role}/login`,
        payload: {
          [{ admin: 'username', guardian: 'phone' }[role as string] ?? 'email']: name,
          password: 'not-the-password',
        },
      });
      counter.disable();
      expect(response.statusCode).toBe(401);
      return hashes;
    };
    expect(await hashesFor(names.wrong)).toBe(1);
    expect(await hashesFor(names.unknown)).toBe(1);
    expect(await hashesFor(names.invited)).toBe(1);
  },
);
