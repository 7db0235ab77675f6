// The registers saved on this device that the server does not have yet. They outlive the tab, the session and a flat battery.
import type { ClassInput, ClassWithRegister } from '#shared/classes.ts';
import { store } from '#web/ui/store.ts';

export interface QueuedRegister {
  /** The id of the class, made here: the server keeps a register that is sent twice once. */
  id: string;
  /** The record or account of the user who saved it: only the same user's session sends it. */
  userId: string;
  input: ClassInput;
  subjectName: string;
  /** Set where it corrects a register that the server has: the version that was edited. */
  corrects?: number;
  savedAt: string;
  /**
   * `sending` rows of a tab that was closed are waiting again at the next start. `refused` and `conflict` wait for the
   * user's decision.
   */
  state: 'waiting' | 'sending' | 'refused' | 'conflict';
  /** The server's sentence. */
  refusal?: string;
  /** The other register of the same class. */
  first?: ClassWithRegister;
}

const rowsOnScreen = store<readonly QueuedRegister[]>([]);
/** The queue as the screens show it. */
export const useQueue = rowsOnScreen.use;

/** A condition for the register of that class. */
export const isRegisterOf =
  (day: string, { period, year }: { period: number; year: string }) =>
  ({ input }: QueuedRegister) =>
    input.day === day && input.period === period && input.year === year;

const table = 'registers';

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('college-portal', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'id' }));
  return settled(request, 'success').then(() => request.result);
}

function settled(target: IDBRequest | IDBTransaction, done: 'success' | 'complete'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(target.error ?? new Error('this browser keeps no records'));
    target.addEventListener(done, () => resolve());
    target.addEventListener('error', fail);
    target.addEventListener('abort', fail);
  });
}

let opened: Promise<IDBDatabase> | undefined;

/** Resolves when the change is on the disk, not when it is asked for. */
async function change<T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open();
  const db = await opened;
  const transaction = db.transaction(table, mode);
  const request = work(transaction.objectStore(table));
  await settled(transaction, 'complete');
  return request.result;
}

/** Also shows the rows: another tab may have changed them. */
export async function readQueue(): Promise<QueuedRegister[]> {
  const rows = (await change('readonly', (all) => all.getAll())) as QueuedRegister[]; // only saveToQueue writes them
  rows.sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
  rowsOnScreen.set(rows);
  return rows;
}

export async function saveToQueue(row: QueuedRegister): Promise<void> {
  await change('readwrite', (all) => all.put(row));
  await readQueue();
}

export async function removeFromQueue(id: string): Promise<void> {
  await change('readwrite', (all) => all.delete(id));
  await readQueue();
}
