// Simultaneous changes of one record are carried out one after the other, and none twice.
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { type Caller, shareApp } from '#test/app.ts';
import {
  aCalendarEntry,
  aFacultyMember,
  aFee,
  anEvent,
  aResult,
  aStudent,
  aSubject,
} from '#test/factories.ts';
import { untilOneWaits } from '#test/servers/waiting-lock.ts';

const college = shareApp();

const several = (call: (n: number) => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: 6 }, (_, n) => call(n)));
const statuses = (answers: LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode).sort();

const audits = (id: string) =>
  college()
    .db.selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();

const recordTypes: [string, () => object][] = [
  ['students', aStudent],
  ['faculty', aFacultyMember],
  ['subjects', aSubject],
  ['events', anEvent],
  ['academic-calendar', aCalendarEntry],
];

test.each(recordTypes)(
  '%s: of several simultaneous deletes one succeeds, the others get 404',
  async (path, input) => {
    const { asAdmin, db } = college();
    const admin = await asAdmin();
    const { id } = (await admin.post(`/api/${path}`, input())).json();
    expect(statuses(await several(() => admin.delete(`/api/${path}/${id}`)))).toEqual([
      204,
      ...Array(5).fill(404),
    ]);
    const kept = await db.selectFrom('deleted_records').select('id').where('record_id', '=', id).execute();
    expect(kept).toHaveLength(1);
    expect((await audits(id)).filter(({ action }) => action === 'delete')).toHaveLength(1);
  },
);

/** The audit row of each save has a before that must be the after of another save. */
async function expectChain(id: string, field: string, first: unknown, sent: unknown[]) {
  const updates = (await audits(id)).filter(({ action }) => action === 'update');
  const pairs = updates.map(({ changes }) => JSON.parse(changes)[field] as [unknown, unknown]);
  const last = sent.find((value) => !pairs.some(([from]) => from === value));
  const found = pairs.map(([from]) => from).sort();
  expect(found).toEqual([first, ...sent.filter((value) => value !== last)].sort());
}

test('in the history the before of each save is the after of the save before it', async () => {
  const admin = await college().asAdmin();
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  const names = Array.from({ length: 6 }, (_, n) => `Name ${n}`);
  const saves = await several((n) =>
    admin.put(`/api/subjects/${subject.id}`, { ...subject, name: names[n] }),
  );
  expect(statuses(saves)).toEqual(Array(6).fill(200));
  await expectChain(subject.id, 'name', subject.name, names);
});

test('in the history of a fee too; and of several simultaneous deletes of it one succeeds', async () => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const fees = `/api/students/${student.id}/fees`;
  const { id } = (await admin.post(fees, aFee({ amount: 1 }))).json();
  const amounts = [2, 3, 4, 5, 6, 7];
  const saves = await several((n) => admin.put(`${fees}/${id}`, aFee({ amount: amounts[n] ?? 0 })));
  expect(statuses(saves)).toEqual(Array(6).fill(200));
  await expectChain(student.id, 'amount', 1, amounts);
  expect(statuses(await several(() => admin.delete(`${fees}/${id}`)))).toEqual([204, ...Array(5).fill(404)]);
});

test('of several simultaneous restorations of a student one succeeds, the others are refused', async () => {
  const admin = await college().asAdmin();
  const { id } = (await admin.post('/api/students', aStudent())).json();
  await admin.delete(`/api/students/${id}`);
  const answers = await several(() => admin.post(`/api/students/${id}/restoration`));
  expect(statuses(answers)).toEqual([201, ...Array(5).fill(404)]);
});

test('an existing record is not restored again (409)', async () => {
  const { asAdmin, db } = college();
  const admin = await asAdmin();
  const { id } = (await admin.post('/api/students', aStudent())).json();
  await admin.delete(`/api/students/${id}`);
  const kept = db.selectFrom('deleted_records').selectAll().where('record_id', '=', id);
  const row = await kept.executeTakeFirstOrThrow();
  await db
    .insertInto('deleted_records')
    .values({ ...row, id: randomUUID() })
    .execute();
  expect((await admin.post(`/api/students/${id}/restoration`)).statusCode).toBe(201);
  const again = await admin.post(`/api/students/${id}/restoration`);
  expect(again.statusCode).toBe(409);
  expect(again.json().error).toBe('Student is there already');
  expect(await kept.execute()).toHaveLength(1);
});

/** Sends a call while a delete of the record is not yet committed. */
async function whileDeleting(
  table: 'students' | 'subjects',
  id: string,
  call: () => Promise<LightMyRequestResponse>,
) {
  const { db } = college();
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom(table).where('id', '=', id).execute();
    const answer = call();
    await untilOneWaits(db);
    return { answer };
  });
  return answer;
}

const below: [string, (admin: Caller, url: string) => Promise<LightMyRequestResponse>][] = [
  ['a fee', (admin, url) => admin.post(`${url}/fees`, aFee())],
  ['an invite', (admin, url) => admin.post(`${url}/invites`)],
];

test.each(below)('%s of a student whose delete is not yet committed: 404', async (_, call) => {
  const { asAdmin, asStudent } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const url = `/api/students/${student.id}`;
  const answer = await whileDeleting('students', student.id, () => call(admin, url));
  expect(answer.statusCode).toBe(404);
});

test('a result in a subject whose delete is not yet committed is refused with a sentence', async () => {
  const { asAdmin, asStudent, db } = college();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  const url = `/api/students/${student.id}/results`;
  const answer = await whileDeleting('subjects', subject.id, () => admin.post(url, aResult(subject)));
  const { statusCode } = answer;
  expect({ statusCode, error: answer.json().error }).toEqual(
    isPostgres(db)
      ? { statusCode: 404, error: 'Another person has deleted what this belongs to in the meantime.' }
      : { statusCode: 400, error: 'There is no such subject' },
  );
});
