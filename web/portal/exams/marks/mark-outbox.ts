// The marks that were typed and are not on the server yet, and how they are sent: those of a session together.
import type { Mark, MarkEntry } from '#shared/exams/marks.ts';
import { callQuery } from '#web/api/call-query.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { type Entry, Outbox } from '#web/api/outbox.ts';
import { queryClient } from '#web/api/query-client.ts';
import { tellWaiting } from '#web/portal/kit/forms/record-calls.ts';
import { readMark } from './mark-text.ts';

/** A cell as it was typed. */
export interface WaitingMark extends Entry {
  sessionId: string;
  sessionName: string;
  /** Of the cell. */
  key: string;
  text: string;
  /** Of the cell that was edited. */
  version: number;
  /** Why the office changes it after locking. */
  reason?: string | undefined;
  /** Refused because another user has changed the cell since. */
  isConflict?: true | undefined;
}

export const cellKey = (studentId: string, subjectId: string) => `${studentId} ${subjectId}`;

/** A pasted class at most: the server takes 2000. */
const most = 500;

export const marks = new Outbox<WaitingMark>('marks', {
  together: { key: ({ sessionId, reason = '' }) => `${sessionId} ${reason}`, most },
  send: async (cells) => {
    const [{ sessionId: id, userId: user, reason = '' } = { sessionId: '', userId: '' }] = cells;
    const body = { entries: cells.map(entryOf), reason };
    const entries = await callApi('saveMarks', { params: { id }, body, user })
      .then((saved) => saved.entries)
      // What waits for a second person has left this device; the sheet shows what is stored.
      .catch((error: unknown): Mark[] => {
        if (tellWaiting(error)) return [];
        throw error;
      });
    showSaved(id, entries);
    const versions = new Map(
      entries.map((entry) => [cellKey(entry.studentId, entry.subjectId), entry.version]),
    );
    return (later) => ({ ...later, version: versions.get(later.key) ?? later.version });
  },
  /** The server refuses the whole call and names the cells: the others are sent again. */
  refuse: async (cells, { status, message, fields }) => {
    const named = new Map<string, string>();
    for (const [field, sentence] of Object.entries(fields)) {
      const [, place] = /^entries\.(\d+)/.exec(field) ?? [];
      const cell = place && cells[Number(place)];
      if (cell) named.set(cell.id, sentence);
    }
    const [first] = cells;
    // The sheet shows what another user has entered.
    if (status === 412 && first)
      await queryClient
        .fetchQuery({ ...callQuery('readMarks', { params: { id: first.sessionId } }), staleTime: 0 })
        .catch(() => undefined);
    return cells.map((cell) => {
      const refusal = named.size > 0 ? named.get(cell.id) : message;
      return { ...cell, refusal, ...(refusal && status === 412 && { isConflict: true }) };
    });
  },
});

/** @throws CallError as the server does, where the text is no mark */
function entryOf({ key, text, version }: WaitingMark, place: number): MarkEntry {
  const [studentId = '', subjectId = ''] = key.split(' ');
  const value = readMark(text, Number.POSITIVE_INFINITY);
  if (typeof value === 'string') throw new CallError(400, value, { [`entries.${place}.marks`]: value });
  return { studentId, subjectId, ...value, version };
}

/** A sheet that was read before the marks were saved has them too. */
function showSaved(sessionId: string, saved: readonly Mark[]): void {
  queryClient.setQueryData(callQuery('readMarks', { params: { id: sessionId } }).queryKey, (sheet) => {
    if (!sheet) return undefined;
    const cells = new Map(
      [...sheet.entries, ...saved].map((mark) => [cellKey(mark.studentId, mark.subjectId), mark]),
    );
    return { ...sheet, entries: [...cells.values()] };
  });
}
