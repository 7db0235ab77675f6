import { CatchBoundary } from '@tanstack/react-router';
import { type FunctionComponent, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { lazyComponent } from './lazy-component.ts';
import { LoadFailure } from './load-failure.tsx';

type PropsOf<C> = C extends FunctionComponent<infer P> ? P & object : never;

/**
 * A part of a screen whose code is loaded when the part opens. As with screens, the page reloads if that file no longer
 * exists because a newer version was deployed. A part that cannot be loaded says so in its place, and can be tried again.
 * @param name the export name of the component, where the file exports more
 */
export function lazyPart<M extends object, N extends keyof M = keyof M>(load: () => Promise<M>, name?: N) {
  return lazy<M, PropsOf<M[N]>>(load, name, 'min-h-64', (failure) => failure);
}

/** The same for a part below the first screen of a phone: its code is loaded when the user comes to it, or prints. */
export function lazyPartBelow<M extends object, N extends keyof M = keyof M>(
  load: () => Promise<M>,
  name?: N,
) {
  const Part = lazyPart(load, name);
  return (props: PropsOf<M[N]>) => {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(false);
    useEffect(() => {
      const show = () => setNear(true);
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show());
      if (place.current) observer.observe(place.current);
      addEventListener('beforeprint', show);
      return () => {
        observer.disconnect();
        removeEventListener('beforeprint', show);
      };
    }, []);
    return isNear ? <Part {...props} /> : <div ref={place} className="min-h-64" />;
  };
}

/** The same for a dialog: the code of its form is larger than that of the list. One that cannot be loaded says so as a dialog. */
export function lazyDialog<M extends object, N extends keyof M = keyof M>(load: () => Promise<M>, name?: N) {
  return lazy<M, PropsOf<M[N]> & { onClose: () => void }>(
    load,
    name,
    'fixed inset-0 z-40 grid place-items-center bg-white/80',
    (failure, { onClose }) => (
      <Modal title="Not loaded" onClose={onClose}>
        {failure}
      </Modal>
    ),
  );
}

/** @param showFailure shows the sentence, with its button to try again, as that kind of part does */
function lazy<M extends object, P extends object>(
  load: () => Promise<M>,
  name: keyof M | undefined,
  waitingClass: string,
  showFailure: (failure: ReactElement, props: P) => ReactElement,
) {
  const loadPart = async () => {
    const parts = await load();
    return { Part: (name ? parts[name] : Object.values(parts)[0]) as FunctionComponent<P> }; // there is one export where none is named
  };
  const loaded = lazyComponent(loadPart, 'Part');
  const loadAgain = async () => loaded.preload?.();
  const Loaded = loaded as FunctionComponent<P>; // it has the props of the loaded component
  return (props: P) => {
    // One that could not be loaded when it was opened last is asked for again.
    useState(() => void loadAgain());
    return (
      <CatchBoundary
        getResetKey={() => ''}
        errorComponent={({ error, reset }) =>
          showFailure(<LoadFailure error={error} onRetry={() => void loadAgain().then(reset)} />, props)
        }
      >
        <Suspense
          fallback={
            <div className={`appear-late ${waitingClass}`}>
              <Loading text="Loading…" />
            </div>
          }
        >
          <Loaded {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}
