import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { Loading } from '#web/ui/loading.tsx';

type Parts<N extends string, P> = Record<N, ComponentType<P>>;

/**
 * A part of a screen whose code comes when it is opened. As with screens, code that is gone since a newer version was
 * put in place makes the page load anew.
 * @param name what the module calls the component
 */
export function lazyPart<N extends string, P extends object>(load: () => Promise<Parts<N, P>>, name: N) {
  return lazy(load, name, 'min-h-64');
}

/** The same for a dialog: what it needs for its form weighs more than the list it belongs to. */
export function lazyDialog<N extends string, P extends object>(load: () => Promise<Parts<N, P>>, name: N) {
  return lazy(load, name, 'fixed inset-0 z-40 grid place-items-center bg-white/80');
}

function lazy<N extends string, P extends object>(
  load: () => Promise<Parts<N, P>>,
  name: N,
  waitingClass: string,
) {
  const Part = lazyRouteComponent(load, name) as ComponentType<P>; // it has the properties of what it loads
  return (props: P) => (
    <Suspense
      fallback={
        <div className={`appear-late ${waitingClass}`}>
          <Loading text="Loading…" />
        </div>
      }
    >
      <Part {...props} />
    </Suspense>
  );
}
