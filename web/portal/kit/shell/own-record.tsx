import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { CallError } from '#web/api/calls.ts';
import { leaveFor } from '#web/api/session.ts';
import { Loading } from '#web/ui/loading.tsx';

interface OwnRecordProps<R> {
  query: UseQueryOptions<R, Error, R, string[]>;
  loginPath: string;
  /** Shown and logged when there is no record. */
  missing: string;
  children: (record: R) => ReactNode;
}

/**
 * The record of the signed-in student or faculty member. If it does not load, the user is sent to the log-in (product
 * §2.11, §8).
 */
export function OwnRecord<R>({ query, loginPath, missing, children }: OwnRecordProps<R>) {
  const { data, error } = useQuery(query);
  // A record that is already shown stays when a refetch fails for lack of network, but not when the server refuses it.
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  const isLost = Boolean(error) && (!data || isRefused);
  useEffect(() => {
    if (!isLost) return;
    console.warn(missing, error);
    void leaveFor(loginPath);
  }, [isLost, error, missing, loginPath]);
  if (isLost || !data) return <Loading text={isLost ? missing : 'Loading…'} />;
  return children(data);
}
