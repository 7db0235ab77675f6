// Shared by the tests of the register: its addresses and names, and what the server has of a day.
import type { Locator, Page } from '@playwright/test';
import type { ClassHeld } from '#shared/classes.ts';
import type { RegisterClass } from '#test/register-class.ts';

export async function heldIn({ call }: RegisterClass, day: string): Promise<ClassHeld[]> {
  return (await call('GET', `/api/classes?from=${day}&to=${day}`)).json as ClassHeld[]; // the call answers a list
}

export const home = (id: string) => `/faculty-dashboard/${id}`;
export const student = (page: Page, index: number, { students }: RegisterClass): Locator => {
  const { firstName, lastName } = students[index] ?? { firstName: '', lastName: '' };
  return page.getByRole('button', { name: new RegExp(`^${firstName} ${lastName}\\b.*absent$`) });
};
