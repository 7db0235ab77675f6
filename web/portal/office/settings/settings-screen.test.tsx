import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { OwnAccount } from './settings-screen.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

afterEach(() => queryClient.clear());

const headings = (mustSetUpSecondFactor: true | undefined) => {
  queryClient.setQueryData(['session'], { user: { id: 'a', type: 'admin', mustSetUpSecondFactor } });
  const html = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <OwnAccount />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);
};

test('two-step login comes first where nothing else opens before it is set up', () => {
  expect(headings(true)[0]).toBe('Two-step login');
  expect(headings(undefined).slice(0, 3)).toEqual(['Account', 'Change password', 'Two-step login']);
});
