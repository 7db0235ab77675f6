// Signing in under load, and the work of a refused log-in. Its time is measured by bench/proofs/timing.ts.
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { usualCost } from '#server/password-cost.ts';
import { startApp, testPassword } from '#test/app.ts';
import { processorSeconds } from '#test/processor-seconds.ts';

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

// The work is the hash.
test.skipIf(inject('databaseUrl')).each(logIns)(
  'the %s log-in works as much for an unknown name as for a wrong or missing password',
  async (role) => {
    const { asAdmin, asFaculty, asStudent, db, app } = await startApp({ passwordCost: usualCost });
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
    // Almost all of it is the hash.
    const work = { unknown: 0, wrong: 0, invited: 0 };
    for (let n = 0; n < 4; n += 1) {
      for (const kind of ['unknown', 'wrong', 'invited'] as const) {
        const seconds = await processorSeconds(async () => {
          const response = await app.inject({
            method: 'POST',
            url: `/api/auth/${role}/login`,
            payload: { [role === 'admin' ? 'username' : 'email']: names[kind], password: 'not-the-password' },
            remoteAddress: `10.0.${n}.1`,
          });
          expect(response.statusCode).toBe(401);
        });
        // The first attempt also compiles code.
        if (n > 0) work[kind] += seconds;
      }
    }
    const times = Object.values(work);
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.5);
  },
);
