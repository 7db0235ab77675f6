import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';

interface RecordPageProps<R> {
  /** 'new', or the id of a record. */
  target: string;
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  children: (record: R | undefined) => ReactNode;
}

/** A form in place of its list: reads the record that is edited first. */
export function RecordPage<R>({ target, query, children }: RecordPageProps<R>) {
  const isNew = target === 'new';
  // What is edited must be what is there now; while it is edited it must not change under the hands.
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
