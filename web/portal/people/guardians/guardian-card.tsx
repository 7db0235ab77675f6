import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';

interface GuardianCardProps<D> {
  title: string;
  /** The screen with more of it. */
  to?: string;
  query: Pick<UseQueryResult<D>, 'data' | 'error' | 'isPending' | 'refetch'>;
  children: (data: D) => ReactNode;
}

/** A part of a screen: its heading, and what the server answers. */
export function GuardianCard<D>({ title, to, query, children }: GuardianCardProps<D>) {
  const { data, error, isPending, refetch } = query;
  return (
    <section className="mb-3 rounded-lg border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-1 text-lg">
        {to ? (
          <Link to={to} className="inline-flex min-h-8 items-center link">
            {say(title)}
          </Link>
        ) : (
          say(title)
        )}
      </h2>
      <div className="min-h-8" aria-busy={isPending}>
        {data !== undefined && children(data)}
        {error && data === undefined && (
          <>
            <p className="mb-2">{say('This could not be loaded just now.')}</p>
            <Button onClick={() => void refetch()}>{say('Try again')}</Button>
          </>
        )}
      </div>
    </section>
  );
}
