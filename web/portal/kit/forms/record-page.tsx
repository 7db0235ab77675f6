import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';

interface RecordPageProps<R> {
  /** 'new', or the id of a record. */
  target: string;
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  children: (record: R | undefined) => ReactNode;
}

/** A form that replaces its list: first reads the record to edit. */
export function RecordPage<R>({ target, query, children }: RecordPageProps<R>) {
  const isNew = target === 'new';
  // The form must start with the current record, not a cached one, and a refetch must not change it while the user types.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...query(target),
    enabled: !isNew,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isNew) return children(undefined);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Loading text="Loading…" />;
  return children(data);
}
