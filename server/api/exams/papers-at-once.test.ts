// Hall tickets and marks memos that are made while what they stand on changes.
import { expect, test } from 'vitest';
import { takeNumbers } from '#server/db/counters.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { startApp } from '#test/app.ts';
import { aFee, anExamSession, aResult, aSubject } from '#test/factories.ts';
import { withSheet } from '#test/marks-sheet.ts';
import { pdfText } from '#test/pdf-text.ts';
import { meeting } from '#test/servers/waiting-lock.ts';

/** What a paper needs last, before it is stored. */
const holdNumbers = (tx: Tx) => takeNumbers(tx, 'hall-ticket', '2026-2027', 1);
/** What a memo needs before its marks are read. */
const holdMemos = (tx: Tx) => lockUntilCommit(tx, 'memos');

/** A session with a student who owes a fee and is let in with an exception. */
async function withException() {
  const { asAdmin, asStudent, db } = await startApp();
  const [admin, debtor] = [await asAdmin(), await asStudent()];
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  await admin.post(`/api/students/${debtor.id}/fees`, aFee({ dueOn: '2026-10-01' }));
  const { id } = (await admin.post('/api/exam-sessions', anExamSession({ subjects: [subject] }))).json();
  const url = `/api/exam-sessions/${id}`;
  const exception = `${url}/hall-ticket-exceptions/${debtor.id}`;
  expect((await admin.put(exception, { reason: 'Has promised to pay' })).statusCode).toBe(204);
  const issue = () => admin.post(`${url}/hall-tickets`);
  const list = async () => (await admin.get(`${url}/hall-tickets`)).json();
  return { admin, db, url, exception, issue, list };
}

test('an exception taken back while its hall ticket is made takes the ticket back too', async () => {
  const { admin, db, exception, issue, list } = await withException();
  const [issued, taken] = await meeting(db, holdNumbers, issue, () => admin.delete(exception));
  expect([issued.json(), taken?.statusCode]).toEqual([{ issued: 1 }, 204]);
  expect(await list()).toMatchObject([{ exception: null, ticket: null }]);
});

test('a session is not deleted while its hall tickets are made', async () => {
  const { admin, db, url, issue } = await withException();
  const [issued, deleted] = await meeting(db, holdNumbers, issue, () => admin.delete(url));
  expect([issued.statusCode, deleted?.statusCode]).toEqual([200, 409]);
});

test('a memo of a session has the marks that are there when it gets its number', async () => {
  const { college, admin, save, cell, go, url } = await withSheet(await startApp());
  await save(admin, [{ ...cell, marks: 11.25 }]);
  await go('locked');
  const correct = async (tx: Tx) => {
    await holdMemos(tx);
    await tx.updateTable('exam_marks').set({ marks: 19.75 }).where('marks', '=', 11.25).execute();
  };
  const [memos] = await meeting(college.db, correct, () => admin.get(`${url}/memos.pdf`));
  expect(pdfText(memos.rawPayload)).toContain('19.75');
});

test('a memo of a student too', async () => {
  const { asAdmin, asStudent, db } = await startApp();
  const [admin, student] = [await asAdmin(), await asStudent()];
  const subject = (await admin.post('/api/subjects', aSubject())).json();
  await admin.post(`/api/students/${student.id}/results`, aResult(subject, { marks: 11.25 }));
  const correct = async (tx: Tx) => {
    await holdMemos(tx);
    await tx.updateTable('results').set({ marks: 19.75 }).execute();
  };
  const [memo] = await meeting(db, correct, () => admin.get(`/api/students/${student.id}/marks-memo.pdf`));
  expect(pdfText(memo.rawPayload)).toContain('19.75');
});
