// A fee that a student owes, and the menu of the office.
import type { Page } from '@playwright/test';
import { today } from '#test/clock.ts';

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin portal' });

export async function owe(page: Page, id: string, label: string, amount = 50_000) {
  const answer = await page.request.post(`/api/students/${id}/fees`, {
    data: { label, amount, paid: 0, dueOn: today },
  });
  const fee = (await answer.json()) as { id: string };
  const pay = (payment: object) =>
    page.request.post(`/api/students/${id}/fees/${fee.id}/payments`, {
      data: { paidOn: today, mode: 'cash', confirmed: ['advance'], ...payment },
    });
  return { id: fee.id, pay };
}
