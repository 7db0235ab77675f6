// The state of a person's account for the office: password, last sign-in, devices, open invite.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shareApp, startApp, testPassword } from '#test/app.ts';
import { aFacultyMember, aStudent } from '#test/factories.ts';

const college = shareApp();

test.each(['students', 'faculty'])(
  'the account of %s: none signed in, invited, with a password, signed in',
  async (noun) => {
    const { asAdmin, anonymous, wait } = await startApp();
    const admin = await asAdmin();
    const input = noun === 'students' ? aStudent() : aFacultyMember();
    const { id } = (await admin.post(`/api/${noun}`, input)).json();
    const url = `/api/${noun}/${id}/account`;
    const nothing = {
      hasPassword: false,
      hasSecondFactor: false,
      sets: [],
      lastLoginAt: null,
      inviteUntil: null,
      devices: [],
    };
    expect((await admin.get(url)).json()).toEqual(nothing);

    const { link, expiresAt } = (await admin.post(`/api/${noun}/${id}/invites`)).json();
    expect((await admin.get(url)).json()).toEqual({ ...nothing, inviteUntil: expiresAt });
    await anonymous.post('/api/auth/passwords', { token: link.split('#')[1], password: testPassword });
    expect((await admin.get(url)).json()).toMatchObject({
      hasPassword: true,
      lastLoginAt: '2026-11-20T06:00:00.000Z',
      devices: [{}],
    });

    wait(60_000);
    const role = noun === 'students' ? 'student' : 'faculty';
    await anonymous.inject({
      method: 'POST',
      url: `/api/auth/${role}/login`,
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140' },
      payload: { email: input.contactInfo.email, password: testPassword },
    });
    const at = '2026-11-20T06:01:00.000Z';
    expect((await admin.get(url)).json()).toEqual({
      hasPassword: true,
      hasSecondFactor: false,
      sets: [],
      inviteUntil: null,
      lastLoginAt: at,
      devices: [{ id: expect.any(String), device: 'Chrome on Android', lastSeenAt: at }, expect.anything()],
    });
    // The expired session and link are left out, the last sign-in is not.
    await admin.post(`/api/${noun}/${id}/invites`);
    wait(40 * 86_400_000);
    const later = (await (await asAdmin()).get(url)).json();
    expect(later).toEqual({
      hasPassword: true,
      hasSecondFactor: false,
      sets: [],
      inviteUntil: null,
      lastLoginAt: at,
      devices: [],
    });
  },
);

test('an account is shown to admins only: 401, 403, and 404 for an unknown id', async () => {
  const { anonymous, asAdmin, asStudent, asFaculty } = college();
  const [student, member] = [await asStudent(), await asFaculty()];
  for (const url of [`/api/students/${student.id}/account`, `/api/faculty/${member.id}/account`]) {
    expect((await anonymous.get(url)).statusCode).toBe(401);
    for (const caller of [student, member]) expect((await caller.get(url)).statusCode).toBe(403);
  }
  const admin = await asAdmin();
  for (const noun of ['students', 'faculty'])
    expect((await admin.get(`/api/${noun}/${randomUUID()}/account`)).statusCode).toBe(404);
});
