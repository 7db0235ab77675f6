// A password or second factor that changes while a log-in or another change is being checked.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { firstAdminLink } from '#server/auth/admins.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { updatePasswordHash } from '#server/db/account/accounts.ts';
import { shareApp, testPassword } from '#test/app.ts';

const college = shareApp();
const chosen = 'banyan-roots-62';
/** Takes so long to be checked that everything else is done meanwhile. */
const slowHash = hashPassword(testPassword, { memory: 16 * 1024, passes: 20, parallelism: 1 });

async function aSlowStudent() {
  const { asStudent, anonymous, db } = college();
  const email = `${randomUUID()}@people.example`;
  const student = await asStudent({ contactInfo: { email } });
  const hash = await slowHash;
  await db.transaction().execute((tx) => updatePasswordHash(tx, student.accountId, hash));
  return {
    student,
    signIn: () => anonymous.post('/api/auth/student/login', { email, password: testPassword }),
  };
}

/** An attempt is counted once its account was read, before the password is checked. */
async function untilAttemptIsCounted(): Promise<void> {
  const { db } = college();
  while (!(await db.selectFrom('login_failures').select('key').executeTakeFirst())) await wait(5);
}

test('a log-in with the old password does not outlive the change of it', async () => {
  const admin = await college().asAdmin();
  const { student, signIn } = await aSlowStudent();
  const { link } = (await admin.post(`/api/students/${student.id}/invites`)).json();
  const signingIn = signIn();
  await untilAttemptIsCounted();
  const body = { token: link.split('#')[1], password: chosen };
  expect((await college().anonymous.post('/api/auth/passwords', body)).statusCode).toBe(200);
  const late = await signingIn;
  expect([late.statusCode, late.cookies]).toEqual([401, []]);
});

test('a log-in without a code does not outlive the turning on of the second factor', async () => {
  const { student, signIn } = await aSlowStudent();
  const { secret } = (await student.post('/api/auth/second-factor/secret')).json();
  const signingIn = signIn();
  await untilAttemptIsCounted();
  const code = totpCode(secret, totpStep(new Date('2026-11-20T06:00:00Z')));
  expect((await student.post('/api/auth/second-factor', { code })).statusCode).toBe(200);
  expect((await signingIn).statusCode).toBe(401);
});

test('of two changes of a password at once the second is refused: the first has ended its session', async () => {
  const { student } = await aSlowStudent();
  const devices = [student, await college().signInAgain(student)];
  const changes = devices.map((device, n) =>
    device.put('/api/auth/password', { currentPassword: testPassword, newPassword: `${chosen}-${n}` }),
  );
  const answers = await Promise.all(changes);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  const kept = devices[answers.findIndex(({ statusCode }) => statusCode === 204)];
  expect((await kept?.get('/api/auth/sessions'))?.json()).toHaveLength(1);
});

test('of two servers that start at once without an admin one prints the link of the first, and neither ends', async () => {
  const { db, settings } = college();
  const server = { db, settings, clock: () => new Date() };
  const links = await Promise.all([firstAdminLink(server), firstAdminLink(server)]);
  const [link, ...others] = links.filter((link) => link !== undefined);
  expect(others).toEqual([]);
  const token = link?.split('#')[1];
  const chosenFirst = await college().anonymous.post('/api/auth/passwords', { token, password: chosen });
  expect(chosenFirst.statusCode).toBe(200);
});
