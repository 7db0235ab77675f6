import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A component whose file is loaded when it is shown. TanStack Router reloads the page where a file is missing, since a newer version
 * may have replaced it; offline that would not bring the file, but take away what the screen shows: the error is then another one.
 * @param name the export name of the component
 */
export function lazyComponent<M extends Record<string, unknown>>(
  load: () => Promise<M>,
  name: keyof M & string,
) {
  return lazyRouteComponent(
    () =>
      load().catch((failure: unknown) => {
        throw navigator.onLine ? failure : new Error('offline');
      }),
    name,
  );
}
