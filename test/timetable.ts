// A college with a timetable, for the tests of timetable, registers and attendance. The clock of the tests is set to Friday, 20 Nov 2026.
import { expect } from 'vitest';
import type { Year } from '#shared/kit/study-years.ts';
import type { Caller, TestApp } from './app.ts';
import { anEntry, aStudent, aSubject } from './factories.ts';

export async function enterSubject(admin: Caller, year: Year = 'FIRST') {
  const response = await admin.post('/api/subjects', aSubject({ year }));
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; code: string; name: string }>();
}

/** @returns the ids */
export async function enterStudents(admin: Caller, count: number, year: Year = 'FIRST'): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const response = await admin.post('/api/students', aStudent({ year }));
    expect(response.statusCode).toBe(201);
    ids.push(response.json().id);
  }
  return ids;
}

/** A first year of three students, whose teacher has the first period of every Friday. */
export async function aClass({ asAdmin, asFaculty }: TestApp, students = 3) {
  const [admin, teacher] = [await asAdmin(), await asFaculty()];
  const subject = await enterSubject(admin);
  const studentIds = await enterStudents(admin, students);
  const entry = await admin.post('/api/timetable', anEntry(subject.id, teacher.id));
  expect(entry.statusCode, entry.body).toBe(201);
  return { admin, teacher, subject, studentIds, entry: entry.json<{ id: string }>() };
}
