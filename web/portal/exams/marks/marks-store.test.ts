import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExamStudent, Mark, MarkEntry } from '#shared/exams/marks.ts';
import { signInTeacher } from '#test/portal-session.ts';
import { callQuery } from '#web/api/call-query.ts';
import { sendWaiting } from '#web/api/outbox.ts';
import { queryClient } from '#web/api/query-client.ts';
import { cellKey, marks as outbox } from './mark-outbox.ts';
import { MarksStore } from './marks-store.ts';

/** The second that `waitFor` has by itself is short on a busy machine. */
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, 20_000);

const sheetKey: readonly string[] = callQuery('readMarks', { params: { id: 'first' } }).queryKey;
const key = cellKey('asha', 'anatomy');
const other = cellKey('ravi', 'anatomy');
const into = (cell: string, text: string) => ({ key: cell, text, maxMarks: 25 });

const aMark = (mark: Partial<Mark> = {}): Mark => ({
  studentId: 'asha',
  subjectId: 'anatomy',
  marks: 10,
  absent: false,
  version: 1,
  enteredBy: 'Kalyani',
  ...mark,
});

interface Save {
  entries: MarkEntry[];
  reason: string;
  answer: (response: Response | TypeError) => void;
}
let saves: Save[] = [];
/** What the server answers to a question for the sheet. */
let onServer: Mark[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  signInTeacher('kalyani');
  saves = [];
  const server = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return Response.json(sheetOf(onServer));
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const answer = (response: Response | TypeError) =>
      response instanceof Response ? resolve(response) : reject(response);
    saves.push({ ...(JSON.parse(body) as Pick<Save, 'entries' | 'reason'>), answer });
    return promise;
  };
  vi.stubGlobal('fetch', vi.fn(server));
});
afterEach(async () => {
  await outbox.remove(...outbox.entries().map(({ id }) => id));
  await sendWaiting();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const students = ['asha', 'ravi'].map((id) => ({ id }) as ExamStudent); // the store reads nothing else of them
const sheetOf = (entries: Mark[]) => ({ students, entries });

function aStore(marks: Mark[] = [], userId = 'kalyani'): MarksStore {
  queryClient.setQueryData(sheetKey, sheetOf(marks));
  const read = () => queryClient.getQueryData<ReturnType<typeof sheetOf>>(sheetKey) ?? sheetOf([]);
  const store = new MarksStore({ userId, session: { id: 'first', name: 'First' }, read });
  store.subscribe(() => undefined);
  return store;
}

/** The call of that place, once it was made. */
const save = (place: number) => until(() => saves[place] ?? Promise.reject(new Error('not sent')));
async function land(place: number): Promise<void> {
  const { entries, answer } = await save(place);
  answer(
    Response.json({
      entries: entries.map(({ version = 0, ...one }) => ({ ...one, version: version + 1, enteredBy: 'I' })),
    }),
  );
}
const refuse = async (place: number, status: number, error: string, fields = {}) =>
  (await save(place)).answer(Response.json({ error, fields }, { status }));

test('a cell is sent at once with its version, and is saved when the server answers', async () => {
  const store = aStore([aMark()]);
  store.enter(into(key, '17.5'));
  expect(store.cell(key)).toMatchObject({ state: 'saving', text: '17.5' });
  expect((await save(0)).entries).toEqual([
    { studentId: 'asha', subjectId: 'anatomy', marks: 17.5, absent: false, version: 1 },
  ]);
  await land(0);
  await until(() => expect(store.cell(key).state).toBe('saved'));
  expect(store.cell(key)).toMatchObject({ text: '17.5', version: 2, saved: { marks: 17.5 } });
});

test('what is typed while a save is on its way goes together in the next one', async () => {
  const store = aStore();
  store.enter(into(key, '1'));
  await save(0);
  store.enter(into(other, '2'));
  store.enter(into(key, '3'));
  await land(0);
  expect((await save(1)).entries).toMatchObject([
    { studentId: 'ravi', marks: 2, version: 0 },
    { studentId: 'asha', marks: 3, version: 1 },
  ]);
  await land(1);
  await until(() => expect(store.count('saving', 'unsent')).toBe(0));
});

test('a mark that is on its way can be taken back', async () => {
  const store = aStore();
  store.enter(into(key, '17'));
  await save(0);
  store.takeBack(key, 25);
  await land(0);
  expect((await save(1)).entries).toMatchObject([{ marks: null, version: 1 }]);
  await land(1);
  await until(() => expect(store.cell(key)).toMatchObject({ state: 'saved', text: '' }));
});

test('a text that is no mark stays in the cell and is not sent', async () => {
  const store = aStore();
  store.enter(into(key, '26'));
  expect(store.cell(key)).toMatchObject({
    state: 'refused',
    text: '26',
    sentence: '26 is more than the maximum, 25',
  });
  await sendWaiting();
  expect(saves).toEqual([]);
  store.enter(into(key, ''));
  expect(store.cell(key).state).toBe('saved');
});

test('without a network everything is kept and sent again by itself', async () => {
  const store = aStore();
  store.enter(into(key, '17'));
  (await save(0)).answer(new TypeError('Failed to fetch'));
  await until(() => expect(store.cell(key)).toMatchObject({ state: 'unsent', text: '17' }));
  expect(store.problem).toMatch(/^The server cannot be reached\./);
  store.enter(into(other, 'a'));
  await refuse(1, 503, 'The server is busy.');
  await until(() => expect(store.problem).toBe('The server is busy.'));
  expect(store.count('unsent')).toBe(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect((await save(2)).entries).toHaveLength(2);
  await land(2);
  await until(() => expect(store.count('unsent', 'saving')).toBe(0));
  expect(store.problem).toBeUndefined();
});

test('another user’s mark on the same cell is shown as a conflict; both ways out of it', async () => {
  const store = aStore();
  store.enter(into(key, '20'), into(other, '9'));
  onServer = [aMark({ marks: 18, version: 3 })];
  await refuse(0, 412, 'changed', { 'entries.0.version': 'Kalyani has entered 18 in the meantime' });
  await until(() =>
    expect(store.cell(key)).toMatchObject({
      state: 'conflict',
      text: '20',
      saved: { marks: 18 },
      version: 3,
      sentence: 'Kalyani has entered 18 in the meantime',
    }),
  );
  await land(1);
  await until(() => expect(store.cell(other).state).toBe('saved'));
  store.keepMine(key);
  expect((await save(2)).entries).toMatchObject([{ marks: 20, version: 3 }]);
  await refuse(2, 412, 'changed', { 'entries.0.version': 'again' });
  await until(() => expect(store.cell(key).state).toBe('conflict'));
  store.takeBack(key, 25);
  expect(store.cell(key)).toMatchObject({ state: 'saved', text: '18' });
});

test('a refusal that names one cell leaves the others to be sent again', async () => {
  const store = aStore();
  store.enter(into(key, '5'), into(other, '6'));
  await refuse(0, 400, 'no', { 'entries.1.studentId': 'Ravi does not write it' });
  expect((await save(1)).entries).toHaveLength(1);
  expect(store.cell(other)).toMatchObject({ state: 'refused', sentence: 'Ravi does not write it' });
  await refuse(1, 403, 'First internal is locked');
  await until(() =>
    expect(store.cell(key)).toMatchObject({ state: 'refused', sentence: 'First internal is locked' }),
  );
});

test('Escape takes back the last change, and another user’s mark appears in a cell that is not being edited', async () => {
  const store = aStore([aMark()]);
  store.enter(into(key, '17'));
  await land(0);
  await until(() => expect(store.cell(key).state).toBe('saved'));
  store.takeBack(key, 25);
  expect((await save(1)).entries).toMatchObject([{ marks: 10, version: 2 }]);
  await land(1);
  await until(() => expect(store.cell(key).state).toBe('saved'));
  const marks = [aMark({ marks: 12, version: 9 }), aMark({ studentId: 'ravi', marks: 3, version: 1 })];
  queryClient.setQueryData(sheetKey, sheetOf(marks));
  store.refresh();
  expect(store.cell(key)).toMatchObject({ text: '12' });
  expect(store.cell(other).text).toBe('3');
});

test('what waits is there in the sheet that is opened next, and is not another user’s', async () => {
  const store = aStore([aMark()]);
  store.enter(into(key, '17'), into(other, '26'));
  (await save(0)).answer(new TypeError('Failed to fetch'));
  await until(() => expect(store.count('unsent')).toBe(1));
  const next = aStore([aMark()]);
  expect(next.isSettled).toBe(false);
  const restored = next.restore();
  expect(next.cell(key)).toMatchObject({ text: '17' });
  expect(next.cell(other)).toMatchObject({ state: 'refused', text: '26' });
  await restored;
  expect(next.isSettled).toBe(true);
  expect(aStore([aMark()], 'vijaya').cell(key)).toMatchObject({ state: 'saved', text: '10' });
  await land(1);
  await until(() => expect(next.cell(key).state).toBe('saved'));
});

test('a reason that the office gives goes with the marks that were typed under it', async () => {
  const store = aStore();
  store.enter(into(key, '5'));
  await save(0);
  store.giveReason('Counted again');
  store.enter(into(other, '6'));
  expect(saves[0]).toMatchObject({ reason: '' });
  await land(0);
  expect(await save(1)).toMatchObject({ reason: 'Counted again', entries: [{ studentId: 'ravi' }] });
  await land(1);
  await until(() => expect(store.count('saving')).toBe(0));
});
