// Refusals of the record types that every signed-in user may read and only an admin may change.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

interface Refused {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{id}` where a record is named. */
  path: string;
  /** The status for students and faculty. */
  status: number;
  /** A valid body. */
  body: object;
  /** The error for an admin where the record does not exist. */
  missing: string;
}

/** Students and faculty get the status, an anonymous request 401, and an admin 404 for an unknown id. */
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
