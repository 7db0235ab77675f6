// Sends the registers of the queue: at the start, when the line is back, when the tab is looked at, and after a pause that
// grows with each failure, so that a flickering line causes no storm.
import type { ClassWithRegister } from '#shared/classes.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readUser } from '#web/api/session.ts';
import { type QueuedRegister, readQueue, removeFromQueue, saveToQueue } from './register-queue.ts';

const pauses = { first: 2000, longest: 60_000 };
let pause = pauses.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/** Called by the shells of the portals; a second call does nothing. */
export async function startSending(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const again = () => {
    pause = pauses.first;
    void sendQueue();
  };
  addEventListener('online', again);
  addEventListener('focus', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  await onlyHere(async () => {
    for (const row of await readQueue())
      if (row.state === 'sending') await saveToQueue({ ...row, state: 'waiting' });
  });
  await sendQueue();
}

/** Two tabs of one browser do not send at the same time; the other one has the work in hand. */
async function onlyHere(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('registers', { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  );
}

export async function sendQueue(): Promise<void> {
  clearTimeout(timer);
  await onlyHere(async () => {
    const user = await readUser();
    const rows = (await readQueue()).filter((row) => row.state !== 'refused' && row.state !== 'conflict');
    for (const row of rows.filter(({ userId }) => userId === user?.id)) {
      if (await sendRow(row)) continue;
      timer = setTimeout(() => void sendQueue(), pause);
      pause = Math.min(pause * 2, pauses.longest);
      return;
    }
    pause = pauses.first;
  });
  await readQueue();
}

/** @returns false where the server could not be reached or the session has ended: the row waits */
async function sendRow(row: QueuedRegister): Promise<boolean> {
  await saveToQueue({ ...row, state: 'sending' });
  try {
    await keepOnServer(row);
  } catch (error) {
    const { status = 0, message = '', details = {} } = error instanceof CallError ? error : {};
    const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    if (!isFinal) {
      await saveToQueue({ ...row, state: 'waiting' });
      return false;
    }
    const first = (details.first as ClassWithRegister | undefined) ?? (await newerRegister(row, status));
    await saveToQueue({
      ...row,
      refusal: message,
      ...(first ? { state: 'conflict', first } : { state: 'refused' }),
    });
    return true;
  }
  await removeFromQueue(row.id);
  await queryClient.invalidateQueries({ queryKey: ['timetable'] });
  void queryClient.invalidateQueries({ queryKey: ['attendance'] });
  return true;
}

async function keepOnServer({ id, input, corrects }: QueuedRegister): Promise<void> {
  if (corrects === undefined) await callApi('createClass', { body: input });
  else
    await callApi('updateRegister', {
      params: { id },
      body: { entries: input.entries },
      ifMatch: corrects,
    });
}

/** A correction that was refused because another person changed the register meets what stands there now. */
async function newerRegister({ id }: QueuedRegister, status: number): Promise<ClassWithRegister | undefined> {
  if (status !== 412) return undefined;
  return callApi('findClass', { params: { id } }).catch(() => undefined);
}

/** The user's decision for the own register: it becomes a correction of the first one. */
export async function replaceFirst(row: QueuedRegister): Promise<void> {
  const { first, refusal: _, ...mine } = row;
  if (!first) return;
  await removeFromQueue(row.id);
  await saveToQueue({
    ...mine,
    id: first.id,
    input: { ...mine.input, id: first.id },
    corrects: first.version,
    state: 'waiting',
  });
  await sendQueue();
}
