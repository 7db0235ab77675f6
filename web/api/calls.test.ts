import { afterEach, expect, test, vi } from 'vitest';
import { callApi, showUser } from './calls.ts';

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

test('a call names the user whom the page shows, or its own; the questions who is signed in name nobody', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer('x')),
  );
  const named = () => vi.mocked(fetch).mock.lastCall?.[1]?.headers;
  showUser('kalyani');
  await callApi('findClass', { params: { id: 'c' } });
  expect(named()).toEqual({ 'signed-in-as': 'kalyani' });
  await callApi('findClass', { params: { id: 'c' }, user: 'ravi' });
  expect(named()).toEqual({ 'signed-in-as': 'ravi' });
  await callApi('authStatus', {});
  expect(named()).toEqual({});
  showUser(undefined);
});
