import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { queryClient } from '#web/api/query-client.ts';
import { router } from './router.tsx';

// Inside a strict content security policy zod may not compile its rules; without this it would try, and be reported.
z.config({ jitless: true });

// After a log-out, Back may restore this page from the browser's cache with its records: it is loaded anew instead.
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
