// Shared by the tests of the register: its addresses and names, and what the server has of a day.

import type { Locator, Page } from '@playwright/test';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { ClassHeld } from '#shared/teaching/classes.ts';
import { today } from '#test/clock.ts';
import type { SignedIn } from '#test/colleges.ts';
import { aFacultyMember } from '#test/factories.ts';
import type { RegisterClass } from '#test/register-class.ts';

export async function heldIn({ call }: RegisterClass, day: string): Promise<ClassHeld[]> {
  return (await call('GET', `/api/classes?from=${day}&to=${day}`)).json as ClassHeld[]; // the call answers a list
}

export const home = (id: string) => `/faculty-dashboard/${id}`;
export const student = (page: Page, index: number, { students }: RegisterClass): Locator => {
  const { firstName, lastName } = students[index] ?? { firstName: '', lastName: '' };
  return page.getByRole('button', { name: new RegExp(`^${firstName} ${lastName}\\b.*absent$`) });
};

/** A further teacher of the subject, as the office makes one. */
export async function joinAsTeacher({ call, subjectId }: RegisterClass, origin: string): Promise<SignedIn> {
  const password = 'mango river bicycle';
  const data = aFacultyMember({ firstName: 'Vijaya', lastName: 'Gurugubelli' });
  const { id } = (await call('POST', '/api/faculty', data)).json as { id: string }; // the record it made
  await call('POST', '/api/teaching', {
    facultyId: id,
    subjectId,
    academicYear: academicYearOf(today),
  });
  const { link } = (await call('POST', `/api/faculty/${id}/invites`)).json as { link: string }; // its answer
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { headers } = await post('/api/auth/passwords', { token: new URL(link).hash.slice(1), password });
  return { id, token: /=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '' };
}
