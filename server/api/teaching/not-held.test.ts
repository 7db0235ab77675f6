// What a teacher says of a class that is not held.
import { expect, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { aRegister, friday } from '#test/factories.ts';
import { aClass, enterSubject } from '#test/timetable.ts';

test('a teacher says that an own class is not held: it is in no attendance, the office sees why, and it can be taken back', async () => {
  const app = await startApp();
  const { teacher, admin, subject, studentIds } = await aClass(app);
  const place = { day: friday, period: 1, year: 'FIRST', kind: 'theory', subjectId: subject.id };
  const notHeld = { ...place, isCancelled: true, reason: 'Hospital posting' };
  const refusals: [object, number][] = [
    [{ reason: ' ' }, 400],
    [{ isCancelled: false, room: 'Hall 2' }, 403],
    [{ period: 2 }, 403],
    [{ day: '2026-11-06' }, 403],
    [{ subjectId: (await enterSubject(admin)).id }, 403],
  ];
  for (const [change, status] of refusals)
    expect((await teacher.post('/api/substitutions', { ...notHeld, ...change })).statusCode).toBe(status);
  const other = await app.asFaculty();
  expect((await other.post('/api/substitutions', notHeld)).statusCode).toBe(403);

  const said = await teacher.post('/api/substitutions', notHeld);
  expect(said.statusCode, said.body).toBe(201);
  expect((await admin.get(`/api/timetable-days/${friday}`)).json().classes).toMatchObject([
    {
      substitution: { isCancelled: true, reason: 'Hospital posting' },
      faculty: { id: teacher.id },
      held: null,
    },
  ]);
  const register = aRegister(subject.id, studentIds);
  const refused = await teacher.post('/api/classes', register);
  expect(refused.json().error).toBe(
    'This class is entered as not held (Hospital posting). If it was held, take that back first.',
  );
  expect((await admin.get(`/api/students/${studentIds[0]}/attendance`)).json().subjects).toEqual([]);

  const path = `/api/substitutions/${said.json().id}`;
  expect((await other.delete(path)).statusCode).toBe(403);
  expect((await teacher.delete(path)).statusCode).toBe(204);
  expect((await teacher.post('/api/classes', register)).statusCode).toBe(201);
  const held = await teacher.post('/api/substitutions', notHeld);
  expect(held.json().error).toBe('The register of this class is taken: it was held.');
});
