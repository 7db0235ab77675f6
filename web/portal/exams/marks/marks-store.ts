// The cells of a marks sheet outside of React: what the server has, and over it what waits on this device (mark-outbox.ts).
import type { Mark, MarksSheet } from '#shared/exams/marks.ts';
import { sendingProblem, sendWaiting } from '#web/api/outbox.ts';
import { cellKey, marks as outbox, type WaitingMark } from './mark-outbox.ts';
import { emptyMark, isSameMark, type MarkValue, markText, readMark } from './mark-text.ts';

export type CellState = 'saved' | 'unsent' | 'saving' | 'refused' | 'conflict';

export interface Cell {
  state: CellState;
  /** What the cell shows. */
  text: string;
  /** The value on the server, as far as it is known. */
  saved: MarkValue;
  version: number;
  /** Why it was refused, or what another user has entered. */
  sentence?: string | undefined;
  /** The value before the last change on this screen, for Escape. */
  before?: MarkValue | undefined;
}

interface TypedCell {
  key: string;
  text: string;
  maxMarks: number;
}

interface Place {
  userId: string;
  session: { id: string; name: string };
  /** The sheet as it was read last. */
  read: () => Pick<MarksSheet, 'students' | 'entries'>;
  /** Of a sheet that shows nothing but what the server has: the office looks at a teacher's portal. */
  isOnlyShown?: boolean;
}

export class MarksStore {
  readonly #place: Place;
  readonly #saved = new Map<string, Mark>();
  #waiting = new Map<string, WaitingMark>();
  readonly #before = new Map<string, MarkValue>();
  /** With what they were made of: React renders a cell again when it is another object. */
  readonly #cells = new Map<string, { from: readonly unknown[]; cell: Cell }>();
  readonly #listeners = new Set<() => void>();
  #stopListening = () => {};
  #isRestored: boolean;
  #reason = '';

  constructor(place: Place) {
    this.#place = place;
    this.#isRestored = place.isOnlyShown ?? false;
    this.refresh();
  }

  /** What an earlier tab has left on this device is shown too, and sent. */
  async restore(): Promise<void> {
    if (this.#isRestored) return;
    await outbox.read();
    this.#isRestored = true;
    this.refresh();
    void sendWaiting();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#stopListening = outbox.subscribe(() => this.refresh());
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopListening();
    };
  };

  /** Takes over what the server has now, and what waits. */
  refresh(marks = this.#place.read().entries): void {
    const { userId, session, isOnlyShown } = this.#place;
    for (const mark of marks) {
      const key = cellKey(mark.studentId, mark.subjectId);
      if (mark.version > (this.#saved.get(key)?.version ?? 0)) this.#saved.set(key, mark);
    }
    const own = isOnlyShown
      ? []
      : outbox.entries().filter((entry) => entry.userId === userId && entry.sessionId === session.id);
    this.#waiting = new Map(own.map((entry) => [entry.key, entry]));
    for (const listener of this.#listeners) listener();
  }

  cell(key: string): Cell {
    const [mark, waiting, before] = [this.#saved.get(key), this.#waiting.get(key), this.#before.get(key)];
    const state = waiting ? stateOf(waiting) : 'saved';
    const from = [mark, waiting, before, state];
    const known = this.#cells.get(key);
    if (known?.from.every((one, index) => one === from[index])) return known.cell;
    const saved = mark ? { marks: mark.marks, absent: mark.absent } : emptyMark;
    const cell: Cell = {
      state,
      text: waiting?.text ?? markText(saved),
      saved,
      version: mark?.version ?? 0,
      sentence: waiting?.refusal,
      before,
    };
    this.#cells.set(key, { from, cell });
    return cell;
  }

  /** The cells that are not saved: waiting, on their way, refused or in conflict. */
  count(...states: CellState[]): number {
    const students = new Set(this.#place.read().students.map(({ id }) => id));
    return [...this.#waiting.values()].filter(
      (one) => states.includes(stateOf(one)) && students.has(one.key.split(' ')[0] ?? ''),
    ).length;
  }

  /** Why marks of this sheet could not be sent. */
  get problem(): string | undefined {
    return this.count('unsent') > 0 ? sendingProblem() : undefined;
  }

  /** Whether it is known what this device keeps: while that is read, or changed, not everything may be saved. */
  get isSettled(): boolean {
    return this.#isRestored && !outbox.isWriting;
  }

  /** Whether what is not sent outlives this tab. */
  get isKept(): boolean {
    return outbox.isKept;
  }

  /** Why the office changes marks after locking: goes with those that are typed from now on. */
  giveReason(text: string): void {
    this.#reason = text;
  }

  /** What was typed into cells. It is sent at once, or refused in the cell. */
  enter(...typed: TypedCell[]): void {
    const changes = typed.map((one) => [idOf(this.#place, one.key), this.#entryFor(one)] as const);
    const saves = changes.flatMap(([, entry]) => entry ?? []);
    const removals = changes.flatMap(([id, entry]) => (entry === null ? [id] : []));
    if (saves.length > 0) void outbox.save(...saves);
    if (removals.length > 0) void outbox.remove(...removals);
    this.refresh();
    void sendWaiting();
  }

  /** @returns null where nothing is left to send, undefined where it waits already */
  #entryFor({ key, text, maxMarks }: TypedCell): Omit<WaitingMark, 'savedAt'> | null | undefined {
    const { session, userId } = this.#place;
    const cell = this.cell(key);
    const id = idOf(this.#place, key);
    const waiting = this.#waiting.get(key);
    const value = readMark(text, maxMarks);
    const isBad = typeof value === 'string';
    // One that is on its way arrives: what it was before must be sent after it.
    if (!isBad && isSameMark(value, cell.saved) && !outbox.isSending(id)) return waiting && null;
    const shown = isBad ? text.trim() : markText(value);
    if (waiting && !waiting.refusal && waiting.text === shown) return undefined;
    this.#before.set(key, cell.before ?? cell.saved);
    return {
      id,
      userId,
      sessionId: session.id,
      sessionName: session.name,
      key,
      text: shown,
      version: waiting && !waiting.isConflict ? waiting.version : cell.version,
      ...(this.#reason && { reason: this.#reason }),
      ...(isBad && { refusal: value }),
    };
  }

  /** Escape: the value before the last change, or the other user's mark in a conflict. */
  takeBack(key: string, maxMarks: number): void {
    const { state, saved, before } = this.cell(key);
    const back = state === 'refused' || state === 'conflict' ? saved : before;
    if (!back) return;
    this.enter({ key, text: markText(back), maxMarks });
    this.#before.delete(key);
    this.refresh();
  }

  /** A conflict is decided for what was typed here. */
  keepMine(key: string): void {
    const { refusal: _, isConflict, ...mine } = this.#waiting.get(key) ?? {};
    if (!isConflict) return;
    void outbox.save({ ...(mine as WaitingMark), version: this.cell(key).version }); // a conflict is in the map
    void sendWaiting();
  }
}

const idOf = ({ userId, session }: Place, key: string) => `${userId} ${session.id} ${key}`;

function stateOf({ id, refusal, isConflict }: WaitingMark): CellState {
  if (refusal) return isConflict ? 'conflict' : 'refused';
  return sendingProblem() && !outbox.isSending(id) ? 'unsent' : 'saving';
}
