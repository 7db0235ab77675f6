import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { OwnAccount } from './own-account.tsx';
import { RecoveryCodes } from './second-factor-section.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

afterEach(() => queryClient.clear());

const rendered = (part: ReactNode) =>
  renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </RouterContextProvider>,
  );
const account = (mustSetUpSecondFactor?: true) => {
  queryClient.setQueryData(['session'], { user: { id: 'a', type: 'admin', mustSetUpSecondFactor } });
  return rendered(<OwnAccount />);
};
const headings = (mustSetUp?: true) =>
  [...account(mustSetUp).matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);

test('two-step login comes first where nothing else opens before it is set up', () => {
  expect(headings(true)[0]).toBe('Two-step login');
  expect(headings().slice(0, 3)).toEqual(['Account', 'Change password', 'Two-step login']);
});

test('after its recovery codes a button leads on to the portal that opens now', () => {
  const codes = ['alpha-beta'];
  expect(rendered(<RecoveryCodes codes={codes} isFirst />)).toContain(
    'href="/admin-dashboard">Open the portal</a>',
  );
  expect(rendered(<RecoveryCodes codes={codes} isFirst={false} />)).not.toContain('<a ');
});

test('the account of the office is told its own way to log in, and no more than each of its accounts may do', () => {
  expect(account()).toContain('You log in with your username. An admin can change what you may do.');
});
