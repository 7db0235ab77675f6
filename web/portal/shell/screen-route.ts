import { lazyRouteComponent } from '@tanstack/react-router';

type ReadSearch = (address: Record<string, unknown>) => object;

/**
 * A screen of a portal: its path below the portal's, its code that comes when it is opened, and how the address is read.
 * @param name what the module calls the component
 */
export function screen<M extends Record<string, unknown>>(
  path: string,
  load: () => Promise<M>,
  name: keyof M & string,
  validateSearch: ReadSearch = () => ({}),
) {
  return { path, component: lazyRouteComponent(load, name), validateSearch };
}
