// Sends the registers of the queue: at the start, when the connection is back, when the tab is looked at, and after a pause
// that grows with each failure, so that a flickering connection causes no storm of requests.
import type { ClassWithRegister } from '#shared/teaching/classes.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readUser } from '#web/api/session.ts';
import {
  findInQueue,
  type QueuedRegister,
  readQueue,
  removeFromQueue,
  saveToQueue,
} from './register-queue.ts';

const pauses = { first: 2000, longest: 60_000 };
let pause = pauses.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/** Called by the shells of the portals and by the register; a second call does nothing. */
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

/** Two tabs of one browser do not send at the same time. @returns false where another tab has the work in hand */
async function onlyHere(work: () => Promise<void>): Promise<boolean> {
  const run = async (lock: unknown) => {
    if (lock) await work();
    return Boolean(lock);
  };
  // Browsers without locks: the server keeps a register that is sent twice once.
  return 'locks' in navigator ? navigator.locks.request('registers', { ifAvailable: true }, run) : run(true);
}

let running: Promise<void> | undefined;
let isAskedAgain = false;

/** A register that is saved while others are being sent goes with the next round. */
export function sendQueue(): Promise<void> {
  if (running) {
    isAskedAgain = true;
    return running;
  }
  running = sendAll().finally(() => {
    running = undefined;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    void sendQueue();
  });
  return running;
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const isHere = await onlyHere(async () => {
    const user = await readUser();
    const rows = (await readQueue()).filter(({ state }) => state !== 'refused' && state !== 'conflict');
    for (const row of rows.filter(({ userId }) => userId === user?.id)) {
      const waits = await sendRow(row);
      if (!waits) continue;
      // A user who has closed the question to sign in is not asked again by a clock.
      if (waits === 'for the server') tryLater();
      return;
    }
    pause = pauses.first;
  });
  if (!isHere) tryLater();
  await readQueue();
}

function tryLater(): void {
  timer = setTimeout(() => void sendQueue(), pause);
  pause = Math.min(pause * 2, pauses.longest);
}

/** @returns what the row still waits for; undefined where it is sent, or waits for the user's decision */
async function sendRow({ id }: QueuedRegister): Promise<'for the server' | 'for a session' | undefined> {
  const found = await findInQueue(id);
  if (!found) return undefined;
  const row = { ...found, sentAs: found.sentAs ?? found.savedAt };
  await saveToQueue({ ...row, state: 'sending' });
  try {
    const saved = await keepOnServer(row);
    await settle(row, saved.version);
  } catch (error) {
    const { status = 0, message = '', details = {} } = error instanceof CallError ? error : {};
    const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    const latest = { ...((await findInQueue(id)) ?? row), sentAs: row.sentAs };
    if (!isFinal) {
      await saveToQueue({ ...latest, state: 'waiting' });
      return status === 401 ? 'for a session' : 'for the server';
    }
    const first = (details.first as ClassWithRegister | undefined) ?? (await newerRegister(row, status));
    await saveToQueue({
      ...latest,
      refusal: message,
      ...(first ? { state: 'conflict', first } : { state: 'refused' }),
    });
    // It may name students who have left the class: the register that is opened again shows who is in it.
    void queryClient.invalidateQueries({ queryKey: ['roster'] });
    return undefined;
  }
  await queryClient.invalidateQueries({ queryKey: ['timetable'] });
  void queryClient.invalidateQueries({ queryKey: ['attendance'] });
  return undefined;
}

/** What was saved again since the first sending is a correction: the server may have kept the first one only. */
async function settle({ id, sentAs }: QueuedRegister, version: number): Promise<void> {
  const latest = await findInQueue(id);
  if (!latest || latest.savedAt === sentAs) return removeFromQueue(id);
  const { sentAs: _, ...correction } = latest;
  await saveToQueue({ ...correction, corrects: version, state: 'waiting' });
  isAskedAgain = true;
}

async function keepOnServer({ id, input, corrects }: QueuedRegister): Promise<ClassWithRegister> {
  if (corrects === undefined) return callApi('createClass', { body: input });
  const body = { entries: input.entries };
  return callApi('updateRegister', { params: { id }, body, ifMatch: corrects });
}

/** Of a register that this device could not save. @returns why the server does not have it either */
export async function sendUnkept(row: QueuedRegister): Promise<string | undefined> {
  try {
    await keepOnServer(row);
  } catch (error) {
    const why = error instanceof CallError ? error.message : 'It could not be sent.';
    return `The register is not kept: the memory of this device is full. ${why}`;
  }
  await queryClient.invalidateQueries({ queryKey: ['timetable'] });
  void queryClient.invalidateQueries({ queryKey: ['attendance'] });
  return undefined;
}

/** A correction that was refused because another person changed the register is shown beside the register that the server has now. */
async function newerRegister({ id }: QueuedRegister, status: number): Promise<ClassWithRegister | undefined> {
  if (status !== 412) return undefined;
  return callApi('findClass', { params: { id } }).catch(() => undefined);
}

/** The user has chosen the own register: it becomes a correction of the first one. */
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
