import { lazyRouteComponent } from '@tanstack/react-router';

type ReadSearch = (address: Record<string, unknown>) => object;

/**
 * A screen of a portal: its path below the portal's, its code, loaded when the screen opens, and the parser of its
 * search parameters.
 * @param name the export name of the component
 */
export function screen<M extends Record<string, unknown>>(
  path: string,
  load: () => Promise<M>,
  name: keyof M & string,
  validateSearch: ReadSearch = () => ({}),
) {
  return { path, component: lazyRouteComponent(load, name), validateSearch };
}
