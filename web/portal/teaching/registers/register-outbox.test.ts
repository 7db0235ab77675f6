import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassInput } from '#shared/teaching/classes.ts';
import { signInTeacher } from '#test/portal-session.ts';
import { sendWaiting } from '#web/api/outbox.ts';
import { queryClient } from '#web/api/query-client.ts';
import { registers, saveRegister } from './register-outbox.ts';

const input = { id: 'class', day: '2026-11-20', period: 1, entries: [] } as unknown as ClassInput; // the server's to check
const row = { id: 'class', userId: 'kalyani', input, subjectName: 'Anatomy' };

const server = vi.fn<(path: string, call: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  signInTeacher('kalyani');
  vi.stubGlobal('fetch', server.mockReset());
});
afterEach(async () => {
  await registers.remove(...registers.entries().map(({ id }) => id));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const refused = (status: number, first?: object) =>
  Response.json({ error: 'Taken already', ...(first && { first }) }, { status });

test('marks that were changed after an answer was lost correct the register that the server has', async () => {
  server
    .mockResolvedValueOnce(refused(409, { id: 'class', version: 1 }))
    .mockResolvedValueOnce(Response.json({ id: 'class', version: 2 }));
  await registers.save(row);
  await sendWaiting();
  expect(server.mock.calls.map(([path, { method, headers }]) => [method, path, headers])).toMatchObject([
    ['POST', '/api/classes', { 'signed-in-as': 'kalyani' }],
    ['PUT', '/api/classes/class/register', { 'signed-in-as': 'kalyani', 'if-match': '"1"' }],
  ]);
  expect(registers.entries()).toEqual([]);
});

test('they do not where the office has corrected it since: the teacher sees both', async () => {
  const first = { id: 'class', version: 2 };
  server.mockResolvedValueOnce(refused(409, first));
  await registers.save(row);
  await sendWaiting();
  expect(registers.entries()).toMatchObject([{ refusal: 'Taken already', first }]);
  expect(server).toHaveBeenCalledTimes(1);
});

test('a register that this device cannot keep is sent at once, or told', async () => {
  server.mockResolvedValueOnce(Response.json({ id: 'class', version: 1 }));
  expect(await saveRegister(row)).toBeUndefined();
  server.mockResolvedValueOnce(refused(400));
  expect(await saveRegister(row)).toBe(
    'The register is not kept: the memory of this device is full. Taken already',
  );
  expect(registers.entries()).toEqual([]);
});
