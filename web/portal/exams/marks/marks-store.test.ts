import { expect, test } from 'vitest';
import type { Mark, MarkEntry } from '#shared/exams/marks.ts';
import { CallError } from '#web/api/calls.ts';
import { type Cell, cellKey, MarksStore } from './marks-store.ts';

const key = cellKey('asha', 'anatomy');
const other = cellKey('ravi', 'anatomy');

const aMark = (mark: Partial<Mark> = {}): Mark => ({
  studentId: 'asha',
  subjectId: 'anatomy',
  marks: 10,
  absent: false,
  version: 1,
  enteredBy: 'Kalyani',
  ...mark,
});

/** A store whose server is played by the test: each save waits for an answer. */
function aStore(marks: readonly Mark[] = [], device = new Map<string, Pick<Cell, 'text' | 'version'>>()) {
  const saves: {
    entries: MarkEntry[];
    answer: () => Promise<void>;
    fail: (error: unknown) => Promise<void>;
  }[] = [];
  const waits: { run: () => void; milliseconds: number }[] = [];
  const server = { marks };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const store = new MarksStore(marks, {
    save: (entries) =>
      new Promise((resolve, reject) => {
        saves.push({
          entries,
          answer: () => {
            resolve(
              entries.map(({ version = 0, ...entry }) => ({
                ...entry,
                version: version + 1,
                enteredBy: 'I',
              })),
            );
            return settle();
          },
          fail: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
    read: async () => server.marks,
    later: (run, milliseconds) => void waits.push({ run, milliseconds }),
    device: {
      list: async () => [],
      keep: (cell, value) => void device.set(cell, value),
      forget: (cell) => void device.delete(cell),
      keeps: () => true,
    },
  });
  return { store, saves, waits, server, device };
}

test('a cell is sent at once with its version, and is saved when the server answers', async () => {
  const { store, saves } = aStore([aMark()]);
  store.enter(key, '17.5', 25);
  expect(store.cell(key)).toMatchObject({ state: 'saving', text: '17.5' });
  expect(saves[0]?.entries).toEqual([
    { studentId: 'asha', subjectId: 'anatomy', marks: 17.5, absent: false, version: 1 },
  ]);
  await saves[0]?.answer();
  expect(store.cell(key)).toMatchObject({ state: 'saved', version: 2, saved: { marks: 17.5 } });
});

test('what is typed while a save is on its way goes together in the next one', async () => {
  const { store, saves } = aStore();
  store.enter(key, '1', 25);
  store.enter(other, '2', 25);
  store.enter(key, '3', 25);
  expect(saves).toHaveLength(1);
  await saves[0]?.answer();
  expect(saves[1]?.entries).toMatchObject([
    { studentId: 'asha', marks: 3, version: 1 },
    { studentId: 'ravi', marks: 2, version: 0 },
  ]);
  await saves[1]?.answer();
  expect(store.count('saved')).toBe(2);
});

test('a text that is no mark stays in the cell and is not sent', () => {
  const { store, saves } = aStore();
  store.enter(key, '26', 25);
  expect(store.cell(key)).toMatchObject({
    state: 'refused',
    text: '26',
    sentence: '26 is more than the maximum, 25',
  });
  expect(saves).toEqual([]);
  store.enter(key, '', 25);
  expect(store.cell(key).state).toBe('saved');
});

test('without a network everything is kept and sent again, later each time', async () => {
  const { store, saves, waits } = aStore();
  store.enter(key, '17', 25);
  await saves[0]?.fail(new CallError(0, 'The server cannot be reached.'));
  expect(store.cell(key)).toMatchObject({ state: 'unsent', text: '17' });
  expect(store.problem).toBe('The server cannot be reached.');
  store.enter(other, 'a', 25);
  await saves[1]?.fail(new CallError(503, 'The server is busy.'));
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([2000, 4000]);
  waits[1]?.run();
  expect(saves[2]?.entries).toHaveLength(2);
  await saves[2]?.answer();
  expect(store.count('saved')).toBe(2);
  expect(store.problem).toBeUndefined();
});

test('another user’s mark on the same cell is shown as a conflict; both ways out of it', async () => {
  const { store, saves, server } = aStore();
  store.enter(key, '20', 25);
  store.enter(other, '9', 25);
  server.marks = [aMark({ marks: 18, version: 3 })];
  await saves[0]?.fail(
    new CallError(412, 'changed', { 'entries.0.version': 'Kalyani has entered 18 in the meantime' }),
  );
  expect(store.cell(key)).toMatchObject({
    state: 'conflict',
    text: '20',
    saved: { marks: 18 },
    version: 3,
    sentence: 'Kalyani has entered 18 in the meantime',
  });
  await saves[1]?.answer();
  expect(store.cell(other).state).toBe('saved');
  store.keepMine(key);
  expect(saves[2]?.entries).toMatchObject([{ marks: 20, version: 3 }]);
  await saves[2]?.fail(new CallError(412, 'changed', { 'entries.0.version': 'again' }));
  store.takeBack(key, 25);
  expect(store.cell(key)).toMatchObject({ state: 'saved', text: '18' });
});

test('a refusal that names one cell leaves the others to be sent again', async () => {
  const { store, saves } = aStore();
  store.enter('x y', '1', 25);
  store.enterAll([
    { key, text: '5', maxMarks: 25 },
    { key: other, text: '6', maxMarks: 25 },
  ]);
  await saves[0]?.answer();
  await saves[1]?.fail(new CallError(400, 'no', { 'entries.1.studentId': 'Ravi does not write it' }));
  expect(store.cell(other)).toMatchObject({ state: 'refused', sentence: 'Ravi does not write it' });
  expect(saves[2]?.entries).toHaveLength(1);
  await saves[2]?.fail(new CallError(403, 'First internal is locked'));
  expect(store.cell(key)).toMatchObject({ state: 'refused', sentence: 'First internal is locked' });
});

test('Escape takes back the last change, and another user’s mark appears in a cell that is not being edited', async () => {
  const { store, saves } = aStore([aMark()]);
  store.enter(key, '17', 25);
  await saves[0]?.answer();
  store.takeBack(key, 25);
  expect(saves[1]?.entries).toMatchObject([{ marks: 10, version: 2 }]);
  await saves[1]?.answer();
  store.merge([aMark({ marks: 12, version: 9 }), aMark({ studentId: 'ravi', marks: 3, version: 1 })]);
  expect(store.cell(key)).toMatchObject({ text: '12', enteredBy: 'Kalyani' });
  expect(store.cell(other).text).toBe('3');
});

const kept = (cell: string, text: string, version = 0) => ({
  id: cell,
  userId: 'kalyani',
  sessionId: 'first',
  sessionName: 'First',
  key: cell,
  text,
  version,
});

test('what is not saved is kept on the device, and forgotten when it is', async () => {
  const { store, saves, device } = aStore([aMark()]);
  store.enter(key, '17', 25);
  store.enter(other, '26', 25);
  expect(device.get(key)).toMatchObject({ text: '17', version: 1 });
  expect(device.get(other)).toMatchObject({ state: 'refused', text: '26' });
  await saves[0]?.answer();
  expect([...device.keys()]).toEqual([other]);
  store.takeBack(other, 25);
  expect(device.size).toBe(0);
});

test('marks of a closed tab are sent with the version that was edited; one that arrived is not sent again', async () => {
  const device = new Map<string, Pick<Cell, 'text' | 'version'>>();
  const { store, saves, server } = aStore([aMark({ marks: 10, version: 1 })], device);
  const maxOf = (cell: string) => (cell === 'gone x' ? undefined : 25);
  server.marks = [aMark({ studentId: 'ravi', marks: 4, version: 2 })];
  expect(store.isRestored).toBe(false);
  store.restore([kept(key, '10'), kept(other, '8'), kept('gone x', '5')], maxOf);
  expect(store.isRestored).toBe(true);
  expect(saves[0]?.entries).toEqual([
    { studentId: 'ravi', subjectId: 'anatomy', marks: 8, absent: false, version: 0 },
  ]);
  expect([...device.keys()]).toEqual([other]);
  await saves[0]?.fail(new CallError(412, 'changed', { 'entries.0.version': 'Kalyani has entered 4' }));
  expect(store.cell(other)).toMatchObject({ state: 'conflict', text: '8', saved: { marks: 4 } });
});

test('a closed sheet sends nothing more: the next one may have changed what it left on the device', async () => {
  const { store, saves, waits, device } = aStore();
  store.enter(key, '8', 25);
  await saves[0]?.fail(new CallError(0, 'The server cannot be reached.'));
  store.pause();
  waits[0]?.run();
  expect(saves).toHaveLength(1);
  expect(device.get(key)).toMatchObject({ text: '8' });
  store.resume();
  waits[0]?.run();
  expect(saves).toHaveLength(2);
});
