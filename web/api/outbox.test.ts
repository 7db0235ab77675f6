// Here, as in a browser whose storage is full, the database does not open: entries live in memory.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInTeacher } from '#test/portal-session.ts';
import { CallError } from './calls.ts';
import { type Entry, Outbox, sendingProblem, sendWaiting } from './outbox.ts';
import { queryClient } from './query-client.ts';

interface Note extends Entry {
  text: string;
  version?: number;
}

/** The second that `waitFor` has by itself is short on a busy machine. */
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, 20_000);

const send = vi.fn<(notes: Note[]) => Promise<(later: Note) => Note>>();
const notes = new Outbox<Note>('registers', { send: (entries) => send(entries) });
const aNote = (id: string, more: Partial<Note> = {}) => ({ id, userId: 'kalyani', text: id, ...more });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  signInTeacher('kalyani');
  send.mockReset().mockResolvedValue((later) => later);
});
afterEach(async () => {
  await notes.remove(...notes.entries().map(({ id }) => id));
  // A round without entries begins the pauses anew.
  await sendWaiting();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test.each([400, 403, 404, 409, 412, 413, 415, 422])(
  '%i is a refusal, which the user sees',
  async (status) => {
    send.mockRejectedValue(new CallError(status, 'Not like this'));
    await notes.save(aNote('one'));
    await sendWaiting();
    expect(notes.entries()).toMatchObject([{ id: 'one', refusal: 'Not like this' }]);
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(1);
  },
);

test.each([0, 408, 429, 500, 502, 503])('after %i it is tried again, later each time', async (status) => {
  send.mockRejectedValue(new CallError(status, 'Not now'));
  await notes.save(aNote('one'), aNote('two'));
  await sendWaiting();
  expect(notes.entries()).toMatchObject([{ id: 'one' }, { id: 'two' }]);
  expect(notes.find('one')?.refusal).toBeUndefined();
  expect(sendingProblem()).toBe('Not now');
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => expect(send).toHaveBeenCalledTimes(2));
  send.mockResolvedValue((later) => later);
  await vi.advanceTimersByTimeAsync(4000);
  await until(() => expect(notes.entries()).toEqual([]));
  expect(sendingProblem()).toBeUndefined();
});

test('a session that has ended is not asked for by a clock', async () => {
  send.mockRejectedValue(new CallError(401, 'Please sign in'));
  await notes.save(aNote('one'));
  await sendWaiting();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  expect(notes.find('one')?.refusal).toBeUndefined();
});

test('what waits for another user is not sent', async () => {
  await notes.save(aNote('mine'), aNote('hers', { userId: 'vijaya' }));
  await sendWaiting();
  expect(send.mock.calls).toMatchObject([[[{ id: 'mine' }]]]);
  expect(notes.entries()).toMatchObject([{ id: 'hers' }]);
});

test('what is saved again while it is on its way goes again, on top of what has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<(later: Note) => Note>();
  send.mockReturnValueOnce(promise);
  await notes.save(aNote('one', { text: 'first' }));
  const sent = sendWaiting();
  await until(() => expect(notes.isSending('one')).toBe(true));
  await notes.save(aNote('one', { text: 'second' }));
  resolve((later) => ({ ...later, version: 7 }));
  await sent;
  expect(send.mock.calls).toMatchObject([[[{ text: 'first' }]], [[{ text: 'second', version: 7 }]]]);
  expect(notes.entries()).toEqual([]);
});

test('a device that keeps nothing is known: nothing must promise that it is kept', async () => {
  expect(await notes.save(aNote('one'))).toBe(false);
  expect(notes.isKept).toBe(false);
  expect(notes.entries()).toMatchObject([{ id: 'one' }]);
});
