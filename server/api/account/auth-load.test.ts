// Signing in under load, and the hashes of a refused log-in. Its time is measured by bench/proofs/timing.ts.
import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { startApp, testPassword } from '#test/app.ts';

const logIns = ['admin', 'student', 'faculty'] as const;

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
  const failures = db.selectFrom('login_failures').select('key').where('failures', '>', 0);
  expect(await failures.execute()).toEqual([]);
  const afterwards = await anonymous.post('/api/auth/student/login', {
    email: emails[99],
    password: testPassword,
  });
  expect(afterwards.statusCode).toBe(200);
});

// Nearly all of the work is the hash.
test.skipIf(inject('databaseUrl')).each(logIns)(
  'the %s log-in works as much for an unknown name as for a wrong or missing password',
  async (role) => {
    const { asAdmin, asFaculty, asStudent, db, app } = await startApp();
    const one = { admin: asAdmin, faculty: asFaculty, student: asStudent }[role];
    const nameOf = async (accountId: string) => {
      const account = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (account.username) return account.username;
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
      unknown: role === 'admin' ? randomUUID() : `${randomUUID()}@people.example`,
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
        payload: { [role === 'admin' ? 'username' : 'email']: name, password: 'not-the-password' },
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
