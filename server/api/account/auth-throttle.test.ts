// Password guessing is slowed down, users are not locked out. Each test has its own database, which contains the counts.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { networkOf, networksOf, wideNetworkOf } from '#server/network.ts';
import { usualCost } from '#server/password-cost.ts';
import { startApp, type TestApp, testPassword } from '#test/app.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

interface Try {
  role?: 'student' | 'faculty' | 'admin';
  password?: string;
  ip?: string;
}

/** @returns status, and the seconds of Retry-After where there is one */
async function signIn(
  { app }: TestApp,
  name: string,
  { role = 'student', password = 'wrong', ip }: Try = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/auth/${role}/login`,
    payload: role === 'admin' ? { username: name, password } : { email: name, password },
    ...(ip && { remoteAddress: ip }),
  });
  const retryAfter = response.headers['retry-after'];
  return retryAfter === undefined ? [response.statusCode] : [response.statusCode, Number(retryAfter)];
}

async function aPerson(college: TestApp): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  await college.asStudent({ contactInfo: { email } });
  return email;
}

const right = { password: testPassword };
const unknownEmail = () => `${randomUUID()}@people.example`;

test('from the fifth failure on an account must wait: 1, 2, 4 … seconds, at most 15 minutes', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (let n = 1; n <= 4; n += 1) expect(await signIn(college, email)).toEqual([401]);
  expect(await signIn(college, email)).toEqual([401]);
  // Each attempt has another address, so that only the limit of the account applies.
  let address = 0;
  const elsewhere = () => ({ ip: `10.0.0.${(address += 1)}` });
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    expect(await signIn(college, email, { ...right, ...elsewhere() })).toEqual([429, wait]);
    college.wait(wait * second - 1);
    expect(await signIn(college, email, { ...right, ...elsewhere() })).toEqual([429, 1]);
    college.wait(1);
    expect(await signIn(college, email, elsewhere())).toEqual([401]);
  }
});

test('the refusal says how long to wait, in the form of every other error', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (let n = 0; n < 5; n += 1) await signIn(college, email);
  const response = await college.anonymous.post('/api/auth/student/login', { email, password: 'x' });
  expect(response.json()).toMatchObject({
    error: 'Too many attempts. Please try again in 1 second.',
    message: 'Too many attempts. Please try again in 1 second.',
  });
});

test('a successful log-in resets the count of the account', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 4; n += 1) expect(await signIn(college, email)).toEqual([401]);
    expect(await signIn(college, email, right)).toEqual([200]);
  }
});

test('after the wait the right password signs in', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (let n = 0; n < 5; n += 1) await signIn(college, email);
  college.wait(second);
  expect(await signIn(college, email, right)).toEqual([200]);
});

test('failures expire after 12 hours', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (let n = 0; n < 6; n += 1) {
    await signIn(college, email);
    college.wait(second);
  }
  college.wait(12 * hour);
  for (let n = 0; n < 4; n += 1) expect(await signIn(college, email)).toEqual([401]);
  expect(await signIn(college, email, right)).toEqual([200]);
});

test('an unknown account is slowed down in the same way', async () => {
  const college = await startApp();
  const [known, unknown] = [await aPerson(college), unknownEmail()];
  for (let n = 0; n < 7; n += 1) {
    expect(await signIn(college, unknown)).toEqual(await signIn(college, known));
  }
});

test('all spellings of a name count as one account; another role is another account', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (const typed of [email, email.toUpperCase(), ` ${email}`, `${email} `, email])
    await signIn(college, typed);
  expect(await signIn(college, email)).toEqual([429, 1]);
  expect(await signIn(college, email, { role: 'faculty' })).toEqual([401]);
});

test('parallel attempts do not avoid the wait', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  const answers = await Promise.all(Array.from({ length: 24 }, () => signIn(college, email)));
  expect(answers.filter(([status]) => status === 401)).toHaveLength(5);
  expect(answers.filter(([status]) => status === 429)).toHaveLength(19);
});

test('an address waits after 30 failures in 5 minutes, whichever accounts were tried', async () => {
  const college = await startApp();
  const email = await aPerson(college);
  for (let n = 0; n < 30; n += 1) expect(await signIn(college, unknownEmail())).toEqual([401]);
  expect(await signIn(college, email, right)).toEqual([429, 300]);
  expect(await signIn(college, email, { ...right, ip: '10.9.9.9' })).toEqual([200]);
  college.wait(5 * minute - second);
  expect(await signIn(college, email, right)).toEqual([429, 1]);
  college.wait(second);
  expect(await signIn(college, email, right)).toEqual([200]);
});

test('parallel attempts at many accounts do not exceed the limit of an address', async () => {
  // With cheap hashes the last attempts could overtake the first.
  const college = await startApp({ passwordCost: usualCost });
  const emails = await Promise.all(Array.from({ length: 10 }, () => aPerson(college)));
  const names = Array.from({ length: 60 }, (_, n) => emails[n - 50] ?? unknownEmail());
  // The ten users with the correct password are last, when the address is already blocked.
  const answers = await Promise.all(names.map((name, n) => signIn(college, name, n < 50 ? {} : right)));
  expect(answers.filter(([status]) => status === 401)).toHaveLength(30);
  expect(answers.filter(([status]) => status === 200)).toHaveLength(0);
  expect(answers.filter(([status]) => status === 429)).toHaveLength(30);
});

test('failures spread over more than 5 minutes do not block an address', async () => {
  const college = await startApp();
  for (let n = 0; n < 60; n += 1) {
    if (n % 29 === 0) college.wait(5 * minute + 1);
    expect(await signIn(college, unknownEmail())).toEqual([401]);
  }
});

test('a class can sign in at the same time from one address', async () => {
  const college = await startApp();
  const emails = await Promise.all(Array.from({ length: 40 }, () => aPerson(college)));
  for (const email of emails.slice(0, 10)) await signIn(college, email);
  const answers = await Promise.all(emails.map((email) => signIn(college, email, right)));
  expect(answers).toEqual(emails.map(() => [200]));
});

test('the admin’s log-in allows an address 10 failures in 15 minutes', async () => {
  const college = await startApp();
  await college.asAdmin();
  const { username } = await college.db.selectFrom('accounts').select('username').executeTakeFirstOrThrow();
  const signInAdmin = () =>
    college.anonymous.post('/api/auth/admin/login', {
      username,
      password: testPassword,
      code: college.secondFactorCode(),
    });
  for (let n = 0; n < 10; n += 1) {
    expect(await signIn(college, randomUUID(), { role: 'admin' })).toEqual([401]);
  }
  expect((await signInAdmin()).headers['retry-after']).toBe('900');
  const student = await aPerson(college);
  expect(await signIn(college, student, right)).toEqual([200]);
  college.wait(15 * minute);
  expect((await signInAdmin()).statusCode).toBe(200);
});

test('all addresses of an IPv6 /64 count as one, however they are written', async () => {
  const college = await startApp();
  const net = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::ffff:1', '2001:db8:1:2:0:0:0:9'];
  const zeros = ['2001:db8::1', '2001:db8::2:3', '2001:db8:0:0:1:2:3:4', '2001:db8::a:b:c:d'];
  for (const addresses of [net, zeros]) {
    for (let n = 0; n < 30; n += 1) {
      expect(await signIn(college, unknownEmail(), { ip: addresses[n % 4] ?? '' })).toEqual([401]);
    }
    for (const ip of addresses) expect(await signIn(college, unknownEmail(), { ip })).toEqual([429, 300]);
  }
  for (const ip of ['2001:db8:1:3::1', '2001:db8:0:1::1', '::1', '10.0.0.1']) {
    expect(await signIn(college, unknownEmail(), { ip })).toEqual([401]);
  }
});

test('an IPv6 /48 waits after four times as many failures, from whichever of its networks', async () => {
  const college = await startApp();
  const address = (n: number) => `2001:db8:7:${n.toString(16)}::1`;
  for (let n = 0; n < 120; n += 1) {
    if (n % 60 === 59) college.wait(minute);
    expect(await signIn(college, unknownEmail(), { ip: address(n) })).toEqual([401]);
  }
  expect(await signIn(college, unknownEmail(), { ip: address(200) })).toEqual([429, 300]);
  expect(await signIn(college, unknownEmail(), { ip: '2001:db8:8::1' })).toEqual([401]);
  college.wait(5 * minute);
  expect(await signIn(college, unknownEmail(), { ip: address(201) })).toEqual([401]);
});

test('an address is one address however it is written', () => {
  for (const ip of ['2001:DB8:1:2::1', '2001:0db8:0001:0002:0:0:0:9'])
    expect(networkOf(ip)).toBe('2001:db8:1:2::/64');
  expect(wideNetworkOf('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  for (const ip of ['10.0.0.1', '::ffff:10.0.0.1']) {
    expect(networksOf(ip)).toEqual([{ network: '10.0.0.1', times: 1 }]);
    expect(wideNetworkOf(ip)).toBe('10.0.0.1');
  }
});

test('the count survives a restart and holds for a second process', async () => {
  const first = await startApp();
  const email = await aPerson(first);
  for (let n = 0; n < 5; n += 1) await signIn(first, email);
  const second = await startApp({ db: first.db });
  expect(await signIn(second, email, right)).toEqual([429, 1]);
});

test('the typed log-in name is not stored in readable form', async () => {
  const college = await startApp();
  await signIn(college, 'my-secret-password@people.example');
  const rows = await college.db.selectFrom('login_failures').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('secret');
});
