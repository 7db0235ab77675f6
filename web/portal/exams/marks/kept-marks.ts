// Marks that were typed and are not on the server yet, kept on this device: a tab may be closed while it is offline.
import { deviceTable } from '#web/portal/kit/shell/device-table.ts';

/** A cell as it was typed. */
export interface KeptMark {
  /** Of the user, the session and the cell. */
  id: string;
  /** The record or account of the user who typed it: only the same user's session sends it. */
  userId: string;
  sessionId: string;
  sessionName: string;
  /** Of the cell: see `cellKey`. */
  key: string;
  text: string;
  /** Of the cell that was edited. */
  version: number;
}

const table = deviceTable<KeptMark>('marks');

export const listKeptMarks = async (userId: string): Promise<KeptMark[]> =>
  (await table.list()).filter((mark) => mark.userId === userId);

export interface MarksOnDevice {
  list: () => Promise<KeptMark[]>;
  keep: (key: string, cell: Pick<KeptMark, 'text' | 'version'>) => void;
  forget: (key: string) => void;
  /** Whether the last mark to be kept was: a device may be full. */
  keeps: () => boolean;
}

/** The marks of one session and user. A device that keeps nothing is no reason to stop typing: the sheet says so. */
export function marksOnDevice(userId: string, session: { id: string; name: string }): MarksOnDevice {
  const idOf = (key: string) => `${userId} ${session.id} ${key}`;
  let keeps = true;
  const attempt = async (work: Promise<void>) => {
    try {
      await work;
      keeps = true;
    } catch (error) {
      keeps = false;
      console.warn('This device does not keep the marks', error);
    }
  };
  const quietly = (work: Promise<void>) => void attempt(work);
  return {
    list: async () => (await listKeptMarks(userId)).filter(({ sessionId }) => sessionId === session.id),
    keep: (key, { text, version }) =>
      quietly(
        table.save({
          id: idOf(key),
          userId,
          sessionId: session.id,
          sessionName: session.name,
          key,
          text,
          version,
        }),
      ),
    forget: (key) => quietly(table.remove(idOf(key))),
    keeps: () => keeps,
  };
}
