import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { LoadFailure } from './load-failure.tsx';

type Parts<N extends string, P> = Record<N, ComponentType<P>>;

/**
 * A part of a screen whose code is loaded when the part opens. As with screens, the page reloads if that file no longer
 * exists because a newer version was deployed. A part that cannot be loaded says so in its place, and can be tried again.
 * @param name the export name of the component
 */
export function lazyPart<N extends string, P extends object>(load: () => Promise<Parts<N, P>>, name: N) {
  const { Part, loadPart } = lazy(load, name, 'min-h-64');
  return (props: P) => (
    <CatchBoundary
      getResetKey={() => name}
      errorComponent={({ error, reset }) => (
        <LoadFailure error={error} onRetry={() => void loadPart().then(reset)} />
      )}
    >
      <Part {...props} />
    </CatchBoundary>
  );
}

/** The same for a part below the first screen of a phone: its code is loaded when the user comes to it, or prints. */
export function lazyPartBelow<N extends string, P extends object>(load: () => Promise<Parts<N, P>>, name: N) {
  const Part = lazyPart(load, name);
  return (props: P) => {
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
export function lazyDialog<N extends string, P extends { onClose: () => void }>(
  load: () => Promise<Parts<N, P>>,
  name: N,
) {
  const { Part, loadPart } = lazy(load, name, 'fixed inset-0 z-40 grid place-items-center bg-white/80');
  return (props: P) => {
    const close = () => {
      // Opened again, it is shown where it could be loaded meanwhile.
      void loadPart();
      props.onClose();
    };
    return (
      <CatchBoundary
        getResetKey={() => name}
        errorComponent={({ error, reset }) => (
          <Modal title="Not loaded" onClose={close}>
            <LoadFailure error={error} onRetry={() => void loadPart().then(reset)} />
          </Modal>
        )}
      >
        <Part {...props} />
      </CatchBoundary>
    );
  };
}

function lazy<N extends string, P extends object>(
  load: () => Promise<Parts<N, P>>,
  name: N,
  waitingClass: string,
) {
  // Offline a reload of the page would not bring the file, but take away what the screen shows.
  const loadOnline = () =>
    load().catch((failure: unknown) => {
      throw navigator.onLine ? failure : new Error('offline');
    });
  const loaded = lazyRouteComponent(loadOnline, name);
  const Loaded = loaded as ComponentType<P>; // it has the props of the loaded component
  const Part = (props: P) => (
    <Suspense
      fallback={
        <div className={`appear-late ${waitingClass}`}>
          <Loading text="Loading…" />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
  return { Part, loadPart: async () => loaded.preload?.() };
}
