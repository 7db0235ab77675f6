// The secrets of authenticator apps are stored sealed.
import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { countUnreadableSecrets } from '#server/db/account/second-factors.ts';
import { seal } from '#server/db/sealed-text.ts';
import { startApp, testPassword } from '#test/app.ts';
import { testKey } from '#test/second-factor.ts';

const minute = 60_000;

test('the database holds no readable secret, and the start tells of those that the key does not open', async () => {
  const { anonymous, asStudent, db, wait } = await startApp();
  const email = 'asha@people.example';
  const student = await asStudent({ contactInfo: { email } });
  let now = Date.parse('2026-11-20T06:00:00Z');
  const { secret } = (await student.post('/api/auth/second-factor/secret')).json();
  const code = () => totpCode(secret, totpStep(new Date(now)));
  const { recoveryCodes } = (await student.post('/api/auth/second-factor', { code: code() })).json();
  const accounts = db.selectFrom('accounts').select('totp_secret').where('id', '=', student.accountId);
  const stored = async () => (await accounts.executeTakeFirstOrThrow()).totp_secret;
  const store = (text: string) =>
    db.updateTable('accounts').set({ totp_secret: text }).where('id', '=', student.accountId).execute();
  /** Signs in a minute later, since each code is valid once. */
  const signIn = async (typed?: string) => {
    wait(minute);
    now += minute;
    const login = { email, password: testPassword, code: typed ?? code() };
    return (await anonymous.post('/api/auth/student/login', login)).statusCode;
  };

  expect(await stored()).toMatch(/^v1\.[\w-]{60,}$/);
  expect(await signIn()).toBe(200);
  expect(await countUnreadableSecrets(db, testKey)).toBe(0);

  // After a restore without the key no code is right; the recovery codes still are.
  const lost = createSecretKey(randomBytes(32));
  await store(seal(secret, lost, student.accountId));
  expect(await countUnreadableSecrets(db, testKey)).toBe(1);
  expect(await signIn()).toBe(401);
  expect(await signIn(recoveryCodes[0])).toBe(200);
});
