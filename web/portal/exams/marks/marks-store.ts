// The cells of a marks sheet outside of React: what is saved, what was typed, and the queue that sends it. A cell is
// saved by itself; what is typed while a save is on its way goes together in the next one.
import type { Mark, MarkEntry } from '#shared/exams/marks.ts';
import { CallError } from '#web/api/calls.ts';
import type { KeptMark, MarksOnDevice } from './kept-marks.ts';
import { emptyMark, isSameMark, type MarkValue, markText, readMark } from './mark-text.ts';

export type CellState = 'saved' | 'unsent' | 'saving' | 'refused' | 'conflict';

export interface Cell {
  state: CellState;
  /** What the cell shows. */
  text: string;
  /** The value on the server, as far as it is known. */
  saved: MarkValue;
  version: number;
  enteredBy: string;
  /** What was typed and is not saved. */
  typed?: MarkValue;
  /** Why it was refused, or what another user has entered. */
  sentence?: string;
  /** The value before the last change on this screen, for Escape. */
  before?: MarkValue;
}

export const cellKey = (studentId: string, subjectId: string) => `${studentId} ${subjectId}`;

const nothing: Cell = { state: 'saved', text: '', saved: emptyMark, version: 0, enteredBy: '' };

interface Calls {
  save: (entries: MarkEntry[]) => Promise<readonly Mark[]>;
  read: () => Promise<readonly Mark[]>;
  /** Waits before the next try. Replaced in tests. */
  later: (run: () => void, milliseconds: number) => void;
  /** Where cells that are not saved outlive the tab. */
  device?: MarksOnDevice;
}

const firstWait = 2000;
const longestWait = 30_000;
/** A pasted class at most: the server takes 2000. */
const cellsPerSave = 500;

export class MarksStore {
  readonly #calls: Calls;
  readonly #cells = new Map<string, Cell>();
  readonly #listeners = new Set<() => void>();
  /** The cells that changed since the device was told. */
  readonly #touched = new Set<string>();
  /** The cells that the device keeps. */
  readonly #kept = new Set<string>();
  #isSaving = false;
  #isPaused = false;
  #isRestored: boolean;
  #wait = firstWait;
  /** Why nothing could be sent; undefined while the server answers. */
  #problem: string | undefined;

  constructor(marks: readonly Mark[], calls: Calls) {
    this.#calls = calls;
    this.#isRestored = !calls.device;
    this.merge(marks);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  cell(key: string): Cell {
    return this.#cells.get(key) ?? nothing;
  }

  /** The cells that are not saved: waiting, on their way, refused or in conflict. */
  count(...states: CellState[]): number {
    return [...this.#cells.values()].filter(({ state }) => states.includes(state)).length;
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  /** Whether it is known what an earlier tab kept on this device: until then not everything may be saved. */
  get isRestored(): boolean {
    return this.#isRestored;
  }

  /** Whether what is not sent outlives this tab. */
  get isKept(): boolean {
    return this.#calls.device?.keeps() ?? false;
  }

  /** Takes over what the server has; cells with something unsaved keep it. */
  merge(marks: readonly Mark[]): void {
    for (const mark of marks) {
      const key = cellKey(mark.studentId, mark.subjectId);
      const cell = this.cell(key);
      if (mark.version <= cell.version || cell.state !== 'saved') continue;
      const { marks: value, absent, version, enteredBy } = mark;
      const saved = { marks: value, absent };
      this.#set(key, { state: 'saved', text: markText(saved), saved, version, enteredBy });
    }
    this.#changed();
  }

  /** What was typed into a cell. It is sent at once, or refused in the cell. */
  enter(key: string, text: string, maxMarks: number): void {
    this.#put(key, text, maxMarks);
    this.#changed();
    void this.send();
  }

  /** Several cells at once, from a paste. */
  enterAll(entries: readonly { key: string; text: string; maxMarks: number }[]): void {
    for (const { key, text, maxMarks } of entries) this.#put(key, text, maxMarks);
    this.#changed();
    void this.send();
  }

  #put(key: string, text: string, maxMarks: number): void {
    const cell = this.cell(key);
    const read = readMark(text, maxMarks);
    const before = cell.before ?? cell.saved;
    if (typeof read === 'string') {
      this.#set(key, { ...settled(cell), state: 'refused', text: text.trim(), sentence: read, before });
    } else if (isSameMark(read, cell.saved) && cell.state !== 'saving') {
      this.#set(key, { ...settled(cell), state: 'saved', text: markText(read) });
    } else if (!(cell.typed && cell.state === 'saving' && isSameMark(read, cell.typed))) {
      this.#set(key, { ...settled(cell), state: 'unsent', text: markText(read), typed: read, before });
    }
  }

  /**
   * Takes over what an earlier tab kept on this device, and sends it. A cell that another user has changed since becomes a
   * conflict, because it is sent with the version that was edited.
   * @param maxOf the highest mark of a cell; undefined where the sheet no longer has the cell
   */
  restore(kept: readonly KeptMark[], maxOf: (key: string) => number | undefined): void {
    for (const { key, text, version } of kept) {
      const maxMarks = maxOf(key);
      const cell = this.cell(key);
      if (cell.state !== 'saved') continue;
      this.#kept.add(key);
      this.#touched.add(key);
      if (maxMarks === undefined) continue;
      this.#put(key, text, maxMarks);
      const typed = this.cell(key);
      if (typed.state === 'unsent') this.#set(key, { ...typed, version });
    }
    this.#isRestored = true;
    this.#changed();
    void this.send();
  }

  /** Escape: the value before the last change, or the other user's mark in a conflict. */
  takeBack(key: string, maxMarks: number): void {
    const cell = this.cell(key);
    const isLocal = cell.state === 'refused' || cell.state === 'conflict';
    const back = isLocal ? cell.saved : cell.before;
    if (!back) return;
    this.#set(key, { ...cell, ...(isLocal && { state: 'saved' }) });
    this.enter(key, markText(back), maxMarks);
    const { before: _, ...rest } = this.cell(key);
    this.#set(key, rest);
    this.#changed();
  }

  /** A conflict is decided for what was typed here. */
  keepMine(key: string): void {
    const { sentence: _, ...cell } = this.cell(key);
    if (cell.state !== 'conflict') return;
    this.#set(key, { ...cell, state: 'unsent' });
    this.#changed();
    void this.send();
  }

  /**
   * The sheet is closed: what waits stays on the device for the next sheet, which may change it. A device that keeps nothing
   * leaves the sending to this store.
   */
  pause(): void {
    this.#isPaused = this.isKept;
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Sends what waits, now: the connection is back, or the user asks. */
  async send(): Promise<void> {
    if (this.#isSaving || this.#isPaused) return;
    const keys = [...this.#cells].filter(([, { state }]) => state === 'unsent').map(([key]) => key);
    if (keys.length === 0) return;
    this.#isSaving = true;
    const sent = keys.slice(0, cellsPerSave);
    const entries = sent.map((key) => this.#entryOf(key));
    for (const key of sent) this.#set(key, { ...this.cell(key), state: 'saving' });
    this.#changed();
    const goesOn = await this.#save(sent, entries);
    this.#isSaving = false;
    this.#changed();
    if (goesOn) await this.send();
  }

  #entryOf(key: string): MarkEntry {
    const [studentId = '', subjectId = ''] = key.split(' ');
    const { typed = emptyMark, version } = this.cell(key);
    return { studentId, subjectId, ...typed, version };
  }

  /** @returns whether the next cells can be sent at once */
  async #save(keys: string[], entries: MarkEntry[]): Promise<boolean> {
    try {
      for (const mark of await this.#calls.save(entries)) this.#landed(mark);
      this.#problem = undefined;
      this.#wait = firstWait;
      return true;
    } catch (error) {
      const isRefusal =
        error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (!isRefusal) return this.#postpone(keys, error);
      this.#problem = undefined;
      await this.#refuse(keys, error);
      return true;
    }
  }

  #landed({ studentId, subjectId, marks, absent, version, enteredBy }: Mark): void {
    const key = cellKey(studentId, subjectId);
    const cell = this.cell(key);
    const saved = { marks, absent };
    // Typed on while the save was on its way: it goes with the next one.
    if (cell.state !== 'saving') this.#set(key, { ...cell, saved, version, enteredBy });
    else {
      const { typed: _, sentence: __, ...rest } = cell;
      this.#set(key, { ...rest, state: 'saved', text: markText(saved), saved, version, enteredBy });
    }
  }

  /** The server cannot be reached: everything is kept and sent again by itself. */
  #postpone(keys: string[], error: unknown): false {
    this.#problem = error instanceof CallError ? error.message : 'The marks could not be sent.';
    this.#backTo(keys, 'unsent');
    this.#calls.later(() => void this.send(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
    return false;
  }

  /** The server refuses the whole call and names the cells: the others are sent again. */
  async #refuse(keys: string[], error: CallError): Promise<void> {
    const named = new Map<string, string>();
    for (const [field, sentence] of Object.entries(error.fields)) {
      const [, place] = /^entries\.(\d+)/.exec(field) ?? [];
      const key = place && keys[Number(place)];
      if (key) named.set(key, sentence);
    }
    if (error.status === 412) await this.#readAgain(keys);
    const others = keys.filter((key) => !named.has(key));
    this.#backTo(others, named.size > 0 ? 'unsent' : 'refused', error.message);
    const state = error.status === 412 ? 'conflict' : 'refused';
    for (const [key, sentence] of named) this.#backTo([key], state, sentence);
  }

  /** The values on the server now, also in the cells that are being saved. */
  async #readAgain(keys: string[]): Promise<void> {
    const sent = new Set(keys);
    for (const mark of await this.#calls.read().catch(() => [])) {
      const key = cellKey(mark.studentId, mark.subjectId);
      if (!sent.has(key)) continue;
      const { marks, absent, version, enteredBy } = mark;
      this.#set(key, { ...this.cell(key), saved: { marks, absent }, version, enteredBy });
    }
  }

  /** Of the cells that are still as they were sent. */
  #backTo(keys: string[], state: CellState, sentence?: string): void {
    for (const key of keys) {
      const { sentence: _, ...cell } = this.cell(key);
      if (cell.state === 'saving')
        this.#set(key, { ...cell, state, ...(state !== 'unsent' && sentence && { sentence }) });
    }
  }

  #set(key: string, cell: Cell): void {
    this.#cells.set(key, cell);
    this.#touched.add(key);
  }

  #tellDevice(): void {
    for (const key of this.#touched) {
      const cell = this.cell(key);
      if (cell.state !== 'saved') {
        this.#kept.add(key);
        this.#calls.device?.keep(key, cell);
      } else if (this.#kept.delete(key)) this.#calls.device?.forget(key);
    }
    this.#touched.clear();
  }

  #changed(): void {
    this.#tellDevice();
    for (const listener of this.#listeners) listener();
  }
}

/** Without what belongs to the last try. */
function settled({ typed: _, sentence: __, ...cell }: Cell): Omit<Cell, 'typed' | 'sentence'> {
  return cell;
}
