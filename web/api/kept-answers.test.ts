import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptAnswers, statusPath } from './kept-answers.ts';
import { finishLogOut, noteLogIn, noteLogOut } from './unfinished-log-out.ts';

/** The browser's caches and local storage, as far as they are used. */
let kept: Map<string, Map<string, Response>>;
let noted: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  noted = new Map();
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return { match: async (path: string) => cache.get(path)?.clone() };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => kept.delete(name) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => void noted.set(key, value),
    removeItem: (key: string) => void noted.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const keepFor = (id: string) =>
  kept.set(keptAnswers, new Map([[statusPath, Response.json({ user: { id, type: 'student' } })]]));

test('a log-in deletes what another user has left on the device, and nothing of the own', async () => {
  keepFor('asha');
  await noteLogIn('asha');
  expect([...kept.keys()]).toEqual([keptAnswers]);
  await noteLogIn('ravi');
  expect([...kept.keys()]).toEqual([]);
});

test('a log-out that the server does not know of is finished in the name of its user, and only until someone signs in', async () => {
  const server = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', server);
  await finishLogOut();
  expect(server).not.toHaveBeenCalled();
  noteLogOut('asha');
  await finishLogOut();
  expect(server.mock.calls).toEqual([
    ['/api/auth/logout', { method: 'POST', headers: { 'signed-in-as': 'asha' } }],
  ]);
  await finishLogOut();
  expect(server).toHaveBeenCalledTimes(1);

  noteLogOut('asha');
  await noteLogIn('asha');
  await finishLogOut();
  expect(server).toHaveBeenCalledTimes(1);
});

test('it is tried again where the server does not answer, and given up where the session is another user’s', async () => {
  const server = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', server);
  noteLogOut('asha');
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(finishLogOut()).rejects.toThrow('Failed to fetch');
  server.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(finishLogOut()).rejects.toThrow('503');
  server.mockResolvedValueOnce(new Response(null, { status: 401 }));
  await finishLogOut();
  await finishLogOut();
  expect(server).toHaveBeenCalledTimes(3);
});
