import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PayeeChange } from '#shared/office/office-tasks.ts';
import { PayeeChanges } from './payee-changes.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const shown = (payeeChanges: PayeeChange[]) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PayeeChanges payeeChanges={payeeChanges} />
    </RouterContextProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');

test('the office reads the old and the new way to pay, when and by whom it was changed', () => {
  const change = { id: 'a', at: '2026-11-23T06:00:00.000Z', actor: 'admin' };
  const text = shown([
    { ...change, field: 'upiId', from: 'college@bank', to: 'thief@bank' },
    { ...change, field: 'account', from: '', to: 'Bank of Thieves\n1234' },
  ]);
  expect(text).toContain('Where students pay was changed');
  expect(text).toMatch(/23 Nov 2026, 11:30.AM · admin/i);
  expect(text).toMatch(/UPI id, before +college@bank +UPI id, after +thief@bank/);
  expect(text).toMatch(/Bank account, before +none +Bank account, after +Bank of Thieves\n1234/);
});

test('without a change nothing is shown', () => {
  expect(shown([])).toBe('');
});
