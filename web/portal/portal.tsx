import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { queryClient } from '#web/api/query-client.ts';
import { router } from './router.tsx';

// The content security policy forbids zod to compile its rules; without this setting it would try, and the browser
// would report a violation.
z.config({ jitless: true });

// After a log-out, Back may restore this page with its records from the browser's back/forward cache: it is reloaded
// instead.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

export function Portal() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
