// Who is turned away, alike for every noun that everybody may read and the office alone may change.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

interface Refused {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{id}` where a record is named. */
  path: string;
  /** What students and faculty are answered. */
  status: number;
  /** A body that is let in. */
  body: object;
  /** What an admin is told of a record that is not there. */
  missing: string;
}

/** Students and faculty get the status, nobody 401, and an admin 404 for nobody's record. */
export async function expectRefusals(college: TestApp, refused: Refused): Promise<void> {
  const { method, path, status, body, missing } = refused;
  const call = { method, url: path.replace('{id}', randomUUID()) };
  for (const caller of [await college.asStudent(), await college.asFaculty()]) {
    expect((await caller.inject(call)).statusCode).toBe(status);
  }
  expect((await college.anonymous.inject(call)).statusCode).toBe(401);
  if (!path.includes('{id}')) return;
  const admin = await college.asAdmin();
  const response = await admin.inject({ ...call, ...(method === 'PUT' && { payload: body }) });
  expect(response.statusCode).toBe(404);
  expect(response.json().error).toBe(missing);
}
