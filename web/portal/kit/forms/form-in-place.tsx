import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';

interface FormInPlaceProps<R> {
  /** Title of the screen. */
  title: string;
  /** Text of the button back to the list. */
  back: string;
  /** 'Event': the heading is 'Add Event' or 'Edit Event'. */
  noun: string;
  /** 'new', or the id of a record. */
  target: string;
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  onClose: () => void;
  children: (record: R | undefined) => ReactNode;
}

/**
 * When the form closes, the focus returns to the button that opened it, in a row of the list or above it. If that button is no
 * longer on screen, the heading gets the focus.
 */
function useReturnFocus(target: string): void {
  useLayoutEffect(
    () => () =>
      // Once the list is in the page.
      queueMicrotask(() => {
        const openers = document.querySelectorAll<HTMLElement>(`[data-opens="${CSS.escape(target)}"]`);
        [...openers].find((opener) => opener.checkVisibility())?.focus();
      }),
    [target],
  );
}

/** product §2.13: the form of events and of the calendar takes the place of their list. */
export function FormInPlace<R>({ title, back, noun, target, query, onClose, children }: FormInPlaceProps<R>) {
  useReturnFocus(target);
  return (
    <>
      <ScreenHeader title={title}>
        <Button onClick={onClose}>{back}</Button>
      </ScreenHeader>
      <h2 className="mb-4 text-xl">{`${target === 'new' ? 'Add' : 'Edit'} ${noun}`}</h2>
      <div className="max-w-2xl">
        <RecordPage key={target} target={target} query={query}>
          {children}
        </RecordPage>
      </div>
    </>
  );
}

/** A form that replaces its list: first reads the record to edit. */
function RecordPage<R>({
  target,
  query,
  children,
}: Pick<FormInPlaceProps<R>, 'target' | 'query' | 'children'>) {
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
