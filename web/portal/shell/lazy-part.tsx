import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '#web/ui/loading.tsx';

type Parts<N extends string, P> = Record<N, ComponentType<P>>;

/**
 * A part of a screen whose code is loaded when the part opens. As with screens, the page reloads if that file no longer
 * exists because a newer version was deployed.
 * @param name the export name of the component
 */
export function lazyPart<N extends string, P extends object>(load: () => Promise<Parts<N, P>>, name: N) {
  return lazy(load, name, 'min-h-64');
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

/** The same for a dialog: the code of its form is larger than that of the list. */
export function lazyDialog<N extends string, P extends object>(load: () => Promise<Parts<N, P>>, name: N) {
  return lazy(load, name, 'fixed inset-0 z-40 grid place-items-center bg-white/80');
}

function lazy<N extends string, P extends object>(
  load: () => Promise<Parts<N, P>>,
  name: N,
  waitingClass: string,
) {
  const Part = lazyRouteComponent(load, name) as ComponentType<P>; // it has the props of the loaded component
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
