// On SQLite alone: no SQL is proven.
import { expect, test } from 'vitest';
import { userHeader } from '#shared/account/user-header.ts';
import { type Caller, startApp } from '#test/app.ts';
import { aRegister, friday } from '#test/factories.ts';
import { aClass } from '#test/timetable.ts';

const as = (caller: Caller, user: string) => ({
  get: (url: string) => caller.inject({ method: 'GET', url, headers: { [userHeader]: user } }),
  post: (url: string, payload: object) =>
    caller.inject({ method: 'POST', url, payload, headers: { [userHeader]: user } }),
});

test('a call that names its user is not carried out for another one who has signed in meanwhile', async () => {
  const { admin, teacher, subject, studentIds } = await aClass(await startApp());
  const register = aRegister(subject.id, studentIds);
  const refused = await as(admin, teacher.id).post('/api/classes', register);
  expect([refused.statusCode, refused.json().error]).toEqual([
    401,
    'Another user has signed in on this device. Please sign in again.',
  ]);
  expect((await as(admin, teacher.id).get('/api/rosters/FIRST')).statusCode).toBe(401);
  expect((await admin.get(`/api/classes?from=${friday}&to=${friday}`)).json()).toEqual([]);
  expect((await as(teacher, teacher.id).post('/api/classes', register)).statusCode).toBe(201);
});

test('a log-out ends the session of the named user only', async () => {
  const app = await startApp();
  const [admin, student] = [await app.asAdmin(), await app.asStudent()];
  expect((await as(admin, student.id).post('/api/auth/logout', {})).statusCode).toBe(401);
  const { user } = (await admin.get('/api/auth/status')).json();
  expect(user.type).toBe('admin');
  expect((await as(admin, user.id).post('/api/auth/logout', {})).statusCode).toBe(204);
  expect((await admin.get('/api/auth/status')).json().user).toBeNull();
});

test('an admin who looks at a portal names its person', async () => {
  const app = await startApp();
  const [admin, student, other] = [await app.asAdmin(), await app.asStudent(), await app.asStudent()];
  const see = (named: string) =>
    admin.inject({
      method: 'GET',
      url: `/api/students/${student.id}`,
      headers: { 'view-as': `student/${student.id}`, [userHeader]: named },
    });
  expect((await see(student.id)).statusCode).toBe(200);
  expect((await see(other.id)).statusCode).toBe(401);
});
