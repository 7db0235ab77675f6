import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './calls.ts';

/** A refusal (4xx) or an invalid answer is final; a request that failed otherwise is repeated twice. */
export const queryClient = new QueryClient({
  // product §8: a failed load is logged; the screens say it too.
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.warn(`Not loaded: ${queryKey.join(' ')}`, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Offline, the service worker still answers with what was seen last.
      networkMode: 'always',
      // What it answered may be old, although it has just come.
      refetchOnReconnect: 'always',
      retry: (failures, error) =>
        !(error instanceof CallError && error.status > 0 && error.status < 500) && failures < 2,
    },
  },
});
