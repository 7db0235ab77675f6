import { expect, test } from 'vitest';
import { heldBytes } from './held-bytes.ts';

test('requests at once, and those that come while an answer is still being sent, share one copy', async () => {
  let made = 0;
  const make = async () => Buffer.alloc(10_000, (made += 1));
  const [first, second] = await Promise.all([heldBytes('a', make), heldBytes('a', make)]);
  expect(second).toBe(first);
  expect(await heldBytes('a', make)).toBe(first);
  expect(made).toBe(1);
  expect(await heldBytes('b', make)).not.toBe(first);
});

test('what is not there, or could not be made, is asked for again', async () => {
  const none = async () => undefined;
  expect(await heldBytes('later', none)).toBeUndefined();
  await expect(heldBytes('later', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await heldBytes('later', async () => Buffer.from('here'))).toEqual(Buffer.from('here'));
});
