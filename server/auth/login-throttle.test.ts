// Tests of the throttle alone, since tests through the log-in would hash hundreds of passwords.
import { expect, test } from 'vitest';
import { ApiError, busy } from '#server/errors.ts';
import { startApp } from '#test/app.ts';
import { throttled } from './login-throttle.ts';

const second = 1000;
const minute = 60 * second;
const year = 365 * 86_400 * second;

async function aCollege() {
  const { db } = await startApp();
  let now = Date.parse('2026-11-20T06:00:00Z');
  const clock = () => new Date(now);
  /** @returns whether the password was right, or the seconds to wait */
  const signIn = async (name: string, ip: string, isRight: () => Promise<boolean> = async () => false) => {
    const login = { role: 'student', name, ip, knownAs: undefined } as const;
    try {
      return await throttled({ db, clock }, login, isRight);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return error.retryAfter;
      throw error;
    }
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { signIn, wait };
}

test('where the server is too busy to check a password, only the wait set by this attempt is removed', async () => {
  const { signIn, wait } = await aCollege();
  for (let n = 0; n < 5; n += 1) expect(await signIn('a', '10.0.0.1')).toBe(false);
  wait(second);
  const tooBusy = signIn('a', '10.0.0.1', () => Promise.reject(busy()));
  await expect(tooBusy).rejects.toMatchObject({ status: 503 });
  expect(await signIn('a', '10.0.0.1')).toBe(false);
  expect(await signIn('a', '10.0.0.1')).toBe(2);
});

test('after the clock was set back no wait is longer than usual, and failures expire', async () => {
  const { signIn, wait } = await aCollege();
  wait(year);
  for (let n = 0; n < 20; n += 1) {
    expect(await signIn('a', `10.0.1.${n}`)).toBe(false);
    wait(15 * minute);
  }
  await signIn('a', '10.0.2.1');
  for (let n = 0; n < 30; n += 1) expect(await signIn(`${n}`, '10.0.0.1')).toBe(false);
  wait(-year);
  expect(await signIn('a', '10.0.3.1')).toBe(15 * 60);
  expect(await signIn('b', '10.0.0.1')).toBe(5 * 60);
  wait(15 * minute);
  // Counted from the beginning again: neither the account nor the address waits.
  for (let n = 0; n < 5; n += 1) expect(await signIn('a', '10.0.0.1')).toBe(false);
});

test('a known browser waits only after its own failures, from any address', async () => {
  const { db } = await startApp();
  const clock = () => new Date('2026-11-20T06:00:00Z');
  const known = { role: 'student', name: 'a', ip: '10.0.0.1', knownAs: 'browser' } as const;
  for (let n = 0; n < 31; n += 1) {
    await throttled({ db, clock }, { ...known, name: `${n}`, knownAs: undefined }, async () => false).catch(
      (error) => expect(error.status).toBe(429),
    );
  }
  for (const isRight of [false, false, true]) {
    expect(await throttled({ db, clock }, known, async () => isRight)).toBe(isRight);
  }
});
