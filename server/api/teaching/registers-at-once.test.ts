// Registers that are saved at the same time: the sums of attendance count all of them.
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/driver/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { aRegister, friday } from '#test/factories.ts';
import { meeting } from '#test/servers/waiting-lock.ts';
import { aClass } from '#test/timetable.ts';

/** What a register writes last. */
const holdSums = async (tx: Tx) => {
  const rows = tx.selectFrom('attendance_sums').select('student_id');
  if (isPostgres(tx)) await rows.forUpdate().execute();
};

/** A first year of three with one register, of the first two of them. */
async function withRegister() {
  const app = await startApp();
  const { admin, subject, studentIds } = await aClass(app);
  const [asha = '', ravi = '', late = ''] = studentIds;
  const register = (students: string[], more: object) => aRegister(subject.id, students, {}, more);
  const send = (students: string[], more = {}) => admin.post('/api/classes', register(students, more));
  const made = await send([asha, ravi]);
  expect(made.statusCode, made.body).toBe(201);
  const url = `/api/classes/${made.json().id}`;
  const put = (students: string[]) =>
    admin.put(`${url}/register`, { entries: register(students, {}).entries });
  const held = async (id: string) =>
    (await admin.get(`/api/students/${id}/attendance`)).json().subjects[0]?.held ?? 0;
  return { db: app.db, admin, asha, ravi, late, send, put, url, held };
}

test('two registers of a subject: both count', async () => {
  const { db, asha, ravi, send, held } = await withRegister();
  const answers = await meeting(
    db,
    holdSums,
    () => send([asha, ravi], { day: '2026-11-13' }),
    () => send([asha, ravi], { day: '2026-11-06' }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await held(asha)).toBe(3);
});

test('a student whom one save adds and the next takes out is not counted', async () => {
  const { db, asha, ravi, late, put, held } = await withRegister();
  await meeting(
    db,
    holdSums,
    () => put([asha, ravi, late]),
    () => put([asha, ravi]),
  );
  expect([await held(asha), await held(late)]).toEqual([1, 0]);
});

test('a register that is deleted while a student is added counts for no student', async () => {
  const { db, admin, asha, ravi, late, put, url, held } = await withRegister();
  await meeting(
    db,
    holdSums,
    () => put([asha, ravi, late]),
    () => admin.delete(url),
  );
  expect([await held(asha), await held(late)]).toEqual([0, 0]);
});

test('a register and ‘not held’ at the same time: one of the two is kept', async () => {
  const { teacher, subject, studentIds } = await aClass(await startApp());
  const notHeld = { day: friday, period: 1, year: 'FIRST', kind: 'theory', subjectId: subject.id };
  const answers = await Promise.all([
    teacher.post('/api/classes', aRegister(subject.id, studentIds)),
    teacher.post('/api/substitutions', { ...notHeld, isCancelled: true, reason: 'Rain' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});
