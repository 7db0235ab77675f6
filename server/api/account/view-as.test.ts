// The office sees a portal as its person sees it.
import { expect, test } from 'vitest';
import { type Caller, startApp } from '#test/app.ts';
import { anExamSession } from '#test/factories.ts';
import { aClass, enterSubject } from '#test/timetable.ts';

const as = (caller: Caller, person: string) => ({
  get: (url: string) => caller.inject({ method: 'GET', url, headers: { 'view-as': person } }),
  put: (url: string, payload: object) =>
    caller.inject({ method: 'PUT', url, payload, headers: { 'view-as': person } }),
});

test('an admin reads what the student may read, and no more: not even what an admin reads', async () => {
  const app = await startApp();
  const [admin, student, other] = [await app.asAdmin(), await app.asStudent(), await app.asStudent()];
  const subject = await enterSubject(admin);
  const exam = (await admin.post('/api/exam-sessions', anExamSession({ subjects: [subject] }))).json();
  const entries = [{ studentId: student.id, subjectId: subject.id, marks: 20, version: 0 }];
  expect((await admin.put(`/api/exam-sessions/${exam.id}/marks`, { entries })).statusCode).toBe(200);
  const own = `/api/students/${student.id}?include=results.subject`;
  const seen = as(admin, `student/${student.id}`);
  expect((await seen.get('/api/auth/status')).json().user).toMatchObject({ id: student.id, type: 'student' });
  // The session is not published: the student sees no marks yet.
  expect((await seen.get(own)).json()).toEqual((await student.get(own)).json());
  expect((await seen.get(own)).json().results).toEqual([]);
  expect((await seen.get(`/api/students/${other.id}`)).statusCode).toBe(403);
  expect((await seen.get('/api/students')).statusCode).toBe(403);
  // What belongs to the account is not shown.
  expect((await seen.get('/api/auth/sessions')).statusCode).toBe(403);
});

test('an admin sees a guardian’s portal with the guardian’s students, and no other', async () => {
  const app = await startApp();
  const [admin, child, other] = [await app.asAdmin(), await app.asStudent(), await app.asStudent()];
  const guardian = await app.asGuardian([child.id], { maySeeMarks: false });
  const seen = as(admin, `guardian/${guardian.id}`);
  expect((await seen.get('/api/auth/status')).json().user).toMatchObject({
    id: guardian.id,
    type: 'guardian',
  });
  const own = `/api/students/${child.id}?include=fees,results.subject`;
  expect((await seen.get(own)).json()).toEqual((await guardian.get(own)).json());
  expect((await seen.get(`/api/students/${child.id}/marks-memo.pdf`)).statusCode).toBe(403);
  expect((await seen.get(`/api/students/${other.id}`)).statusCode).toBe(404);
  const link = { relation: 'mother', maySeeMarks: true };
  expect((await seen.put(`/api/students/${child.id}/guardians/${guardian.id}`, link)).statusCode).toBe(403);
  expect((await as(admin, 'guardian/unknown').get('/api/auth/status')).json().error).toBe(
    'Guardian not found',
  );
});

test('nothing can be changed, also where the teacher could', async () => {
  const app = await startApp();
  const { admin, teacher } = await aClass(app);
  const seen = as(admin, `faculty/${teacher.id}`);
  const record = (await seen.get(`/api/faculty/${teacher.id}`)).json();
  const refused = await seen.put(`/api/faculty/${teacher.id}`, { ...record, firstName: 'Changed' });
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    'You see this portal as its person sees it: nothing can be changed here.',
  ]);
});

test('each look at a portal is in the audit log, once an hour, and not in the history of the person', async () => {
  const app = await startApp();
  const [admin, student] = [await app.asAdmin(), await app.asStudent()];
  const seen = as(admin, `student/${student.id}`);
  for (let n = 0; n < 3; n += 1) await seen.get(`/api/students/${student.id}`);
  expect((await admin.get('/api/audit-log?noun=view')).json()).toMatchObject([
    { action: 'view', recordId: student.id, label: 'student portal' },
  ]);
  expect((await admin.get(`/api/students/${student.id}/history`)).json()).toEqual([]);
});

test('only an admin can ask for it, and only for a person', async () => {
  const app = await startApp();
  const [admin, student] = [await app.asAdmin(), await app.asStudent()];
  const teacher = await app.asFaculty();
  const status = async (caller: Caller, person: string) =>
    (await as(caller, person).get('/api/auth/status')).json();
  expect((await status(teacher, `student/${student.id}`)).user).toMatchObject({
    id: teacher.id,
    type: 'faculty',
  });
  expect((await status(admin, 'student/unknown')).error).toBe('Student not found');
  expect((await status(admin, 'admin/1')).error).toBe('The header view-as names no person');
  const anonymous = await app.anonymous.inject({
    method: 'GET',
    url: `/api/students/${student.id}`,
    headers: { 'view-as': `student/${student.id}` },
  });
  expect(anonymous.statusCode).toBe(401);
});
