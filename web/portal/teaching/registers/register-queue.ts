// The registers saved on this device that the server does not have yet.
import type { ClassInput, ClassWithRegister } from '#shared/teaching/classes.ts';
import { readViewing } from '#web/api/view-as.ts';
import { deviceTable } from '#web/portal/kit/shell/device-table.ts';
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
  /** When the register was saved that was sent first: it may have reached the server though its answer did not. */
  sentAs?: string;
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
/**
 * The user's part of the queue, as the screens show it: another user of the same browser neither reads nor replaces what waits
 * for its own user, and the office that looks at a teacher's portal decides nothing there.
 */
export function useQueue(userId: string): readonly QueuedRegister[] {
  const rows = rowsOnScreen.use();
  return readViewing() ? [] : rows.filter((row) => row.userId === userId);
}

/** A condition for the register of that class. */
export const isRegisterOf =
  (day: string, { period, year }: { period: number; year: string }) =>
  ({ input }: QueuedRegister) =>
    input.day === day && input.period === period && input.year === year;

const table = deviceTable<QueuedRegister>('registers');

/** Also shows the rows: another tab may have changed them. */
export async function readQueue(): Promise<QueuedRegister[]> {
  const rows = await table.list();
  rows.sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
  rowsOnScreen.set(rows);
  return rows;
}

export async function saveToQueue(row: QueuedRegister): Promise<void> {
  await table.save(row);
  await readQueue();
}

/** The row as it is now: it may have been saved again while it was being sent. */
export async function findInQueue(id: string): Promise<QueuedRegister | undefined> {
  return table.find(id);
}

export async function removeFromQueue(id: string): Promise<void> {
  await table.remove(id);
  await readQueue();
}
