import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A screen of a portal: its path below the portal's, and its code, loaded when the screen opens. A screen reads its own
 * parameters of the address, with a parser that drops what is not valid: the parsers of all screens are not loaded first.
 * @param name the export name of the component
 */
export function screen<M extends Record<string, unknown>>(
  path: string,
  load: () => Promise<M>,
  name: keyof M & string,
) {
  return { path, component: lazyRouteComponent(load, name) };
}
