// What is saved on this device until the server has it: it outlives the tab, the session and a flat battery. One outbox for all
// nouns: where entries are kept, whose they are, when they are sent, and which answers are refusals.
import { type IDBPDatabase, openDB } from 'idb';
import { CallError } from './calls.ts';
import { readUser } from './session.ts';
import { readViewing } from './view-as.ts';

/** The tables of the browser's database. A further noun makes it a new version. */
const nouns = ['registers', 'marks'] as const;
type NounName = (typeof nouns)[number];

export interface Entry {
  id: string;
  /** The record or account of the user who saved it: only the same user's session sends it. */
  userId: string;
  /** What is saved again while it is on its way goes again. */
  savedAt: string;
  /** The server's sentence: the entry waits for its user, no longer for the server. */
  refusal?: string | undefined;
}

interface Noun<E extends Entry> {
  /** What goes in one call, and how many at most; without it each entry goes by itself. */
  together?: { key: (entry: E) => string; most: number };
  /** Makes the call, in the name of the entries' user. @returns what becomes of an entry that was saved again meanwhile */
  send: (entries: E[]) => Promise<(later: E) => E>;
  /** What becomes of refused entries, besides the sentence. One that comes back without a sentence is sent again. */
  refuse?: (entries: E[], error: CallError) => E[] | Promise<E[]>;
  /** When entries have left the outbox, sent or refused. */
  done?: () => void;
}

/** The entries of one noun. */
export class Outbox<E extends Entry> {
  readonly #name: NounName;
  readonly noun: Noun<E>;
  readonly #listeners = new Set<() => void>();
  /** As the database was read last. */
  #kept = new Map<string, E>();
  /** Changes that the database does not have yet, or cannot take; undefined: removed. */
  readonly #ahead = new Map<string, E | undefined>();
  #entries: readonly E[] = [];
  #isKept = true;
  /** The entries on their way to the server. */
  #sending: ReadonlySet<string> = new Set();

  constructor(name: NounName, noun: Noun<E>) {
    this.#name = name;
    this.noun = noun;
    outboxes.push(this as unknown as Outbox<Entry>); // the rounds give it back its own entries only
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Of all users of this browser, the oldest first. */
  readonly entries = (): readonly E[] => this.#entries;

  find(id: string): E | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  isSending(id: string): boolean {
    return this.#sending.has(id);
  }

  /** Whether the last change is on this device, which may be full, or keep nothing. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Whether a change is on its way to this device: a tab that is closed now would lose it. */
  get isWriting(): boolean {
    return this.#isKept && this.#ahead.size > 0;
  }

  /** Reads what other tabs, and those before this one, have saved. */
  async read(): Promise<readonly E[]> {
    try {
      const rows = (await (await database()).getAll(this.#name)) as E[]; // written as such below
      this.#kept = new Map(rows.map((row) => [row.id, row]));
    } catch (error) {
      console.warn('This device keeps nothing', error);
    }
    this.#show();
    return this.#entries;
  }

  /** Shown at once. @returns whether the device keeps it; otherwise it lives in this tab only */
  save(...entries: Omit<E, 'savedAt'>[]): Promise<boolean> {
    lastSaved = Math.max(Date.now(), lastSaved + 1);
    const savedAt = new Date(lastSaved).toISOString();
    return this.#write(entries.map((entry) => [entry.id, { ...entry, savedAt } as E])); // all of its fields
  }

  remove(...ids: string[]): Promise<boolean> {
    return this.#write(ids.map((id) => [id, undefined]));
  }

  /** @returns why the entries, which go together, still wait; undefined where they are sent or refused */
  async send(entries: E[]): Promise<CallError | undefined> {
    this.#sending = new Set(entries.map(({ id }) => id));
    this.tell();
    const { noun } = this;
    try {
      const later = await noun.send(entries);
      await this.#settle(entries, later);
    } catch (error) {
      if (!isRefusal(error))
        return error instanceof CallError ? error : new CallError(0, 'It could not be sent.');
      const refused =
        (await noun.refuse?.(entries, error)) ??
        entries.map((entry) => ({ ...entry, refusal: error.message }));
      const byId = new Map(refused.map((entry) => [entry.id, entry]));
      await this.#settle(
        entries,
        (later) => later,
        (sent) => byId.get(sent.id),
      );
    } finally {
      this.#sending = new Set();
      this.tell();
    }
    noun.done?.();
    return undefined;
  }

  /** @param becomes of an entry that was not saved again; `later` of one that was */
  async #settle(
    sent: E[],
    later: (entry: E) => E,
    becomes: (sent: E) => E | undefined = () => undefined,
  ): Promise<void> {
    await this.read();
    const changes = sent.flatMap((one): [string, E | undefined][] => {
      const latest = this.find(one.id);
      if (!latest) return [];
      return [[one.id, latest.savedAt === one.savedAt ? becomes(one) : later(latest)]];
    });
    await this.#write(changes);
  }

  async #write(changes: [string, E | undefined][]): Promise<boolean> {
    for (const [id, entry] of changes) this.#ahead.set(id, entry);
    this.#show();
    try {
      const { store, done } = (await database()).transaction(this.#name, 'readwrite');
      const work = changes.map(([id, entry]) => (entry ? store.put(entry) : store.delete(id)));
      await Promise.all([...work, done]);
    } catch (error) {
      console.warn('This device does not keep it', error);
      this.#isKept = false;
      this.#show();
      return false;
    }
    this.#isKept = true;
    for (const [id, entry] of changes) {
      if (this.#ahead.get(id) === entry) this.#ahead.delete(id);
      if (entry) this.#kept.set(id, entry);
      else this.#kept.delete(id);
    }
    this.#show();
    return true;
  }

  #show(): void {
    const rows = new Map<string, E | undefined>([...this.#kept, ...this.#ahead]);
    this.#entries = [...rows.values()]
      .filter((entry) => entry !== undefined)
      .sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
    this.tell();
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What may still be answered otherwise is tried again; any other refusal is shown. */
function isRefusal(error: unknown): error is CallError {
  const { status } = error instanceof CallError ? error : { status: 0 };
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

const outboxes: Outbox<Entry>[] = [];
let lastSaved = 0;

let opened: Promise<IDBPDatabase> | undefined;
function database(): Promise<IDBPDatabase> {
  opened ??= openDB('college-portal', nouns.length, {
    upgrade: (db) => {
      for (const name of nouns)
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'id' });
    },
    // A tab with a newer portal waits for this one.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close(); // the event comes to the database alone
      opened = undefined;
    },
  }).catch((error: unknown) => {
    // A full device may have room again.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** How many entries of the user are on this device, by noun. */
export async function countEntries(userId: string): Promise<Record<string, number>> {
  const db = await database();
  const count = async (name: NounName) => {
    const rows = (await db.getAll(name)) as Entry[]; // each noun's are
    return [name, rows.filter((row) => row.userId === userId).length] as const;
  };
  return Object.fromEntries(await Promise.all(nouns.map(count)));
}

const pauses = { first: 2000, longest: 60_000 };
let pause = pauses.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let problem: string | undefined;
let isStarted = false;

/** Why nothing could be sent; undefined while the server answers. */
export const sendingProblem = (): string | undefined => problem;

/** Sends at the start, when the connection is back, and when the page is looked at. A second call does nothing. */
export function startSending(): void {
  if (isStarted) return;
  isStarted = true;
  const again = () => {
    pause = pauses.first;
    void sendWaiting();
  };
  addEventListener('online', again);
  addEventListener('focus', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  again();
}

let lastRound: Promise<void> = Promise.resolve();
let nextRound: Promise<void> | undefined;
/** What is saved while others are being sent goes with the next round. @returns when what waits now was tried */
export function sendWaiting(): Promise<void> {
  nextRound ??= lastRound
    .then(() => {
      nextRound = undefined;
      return sendAll();
    })
    .catch((error: unknown) => console.warn('What waits on this device was not sent', error));
  lastRound = nextRound;
  return nextRound;
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const user = readViewing() ? null : await readUser();
  if (!user) return;
  const isHere = await onlyHere(user.id, async () => {
    for (const outbox of outboxes) {
      await outbox.read();
      for (let next = nextOf(outbox, user.id); next.length > 0; next = nextOf(outbox, user.id)) {
        const failure = await outbox.send(next);
        noteProblem(failure?.message);
        if (!failure) continue;
        // A user who has closed the question to sign in is not asked again by a clock.
        if (failure.status !== 401) tryLater();
        return;
      }
    }
    pause = pauses.first;
    noteProblem(undefined);
  });
  if (!isHere) tryLater();
}

/** The oldest entry that waits, and what goes with it. */
function nextOf({ entries, noun: { together } }: Outbox<Entry>, userId: string): Entry[] {
  const waiting = entries().filter((entry) => entry.userId === userId && !entry.refusal);
  const [first] = waiting;
  if (!first || !together) return waiting.slice(0, 1);
  return waiting.filter((entry) => together.key(entry) === together.key(first)).slice(0, together.most);
}

function noteProblem(sentence: string | undefined): void {
  if (problem === sentence) return;
  problem = sentence;
  for (const outbox of outboxes) outbox.tell();
}

/** Later each time, so that a flickering connection causes no storm of requests. */
function tryLater(): void {
  timer = setTimeout(() => void sendWaiting(), pause);
  pause = Math.min(pause * 2, pauses.longest);
}

/** Two tabs of one user do not send at the same time. @returns false where another tab has the work in hand */
async function onlyHere(userId: string, work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(`outbox ${userId}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
