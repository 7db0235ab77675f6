import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.askedAhead = undefined;
});

const answer = (id: string) => Response.json({ user: { id } });

test('what the page has asked for before the portal started is taken once, and a failure of it is one of the call', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer('asked now')),
  );
  const path = '/api/auth/status';
  globalThis.askedAhead = new Map([[path, Promise.resolve(answer('asked ahead'))]]);
  expect(await callApi('authStatus', {})).toEqual({ user: { id: 'asked ahead' } });
  expect(fetch).not.toHaveBeenCalled();
  expect(await callApi('authStatus', {})).toEqual({ user: { id: 'asked now' } });

  globalThis.askedAhead.set(path, Promise.reject(new TypeError('Failed to fetch')));
  await expect(callApi('authStatus', {})).rejects.toMatchObject({ status: 0 });
  expect(fetch).toHaveBeenCalledTimes(1);
});
