import type { RouteComponent } from '@tanstack/react-router';
import { lazyComponent } from './lazy-component.ts';

type Load<M> = () => Promise<M>;

export interface ScreenRoute {
  path: string;
  component: RouteComponent;
  loader?: (context: { params: Record<string, string> }) => Promise<void>;
}

/**
 * A screen of a portal: its path below the portal's, and its code, loaded when the screen opens. A screen reads its own
 * parameters of the address, with a parser that drops what is not valid: the parsers of all screens are not loaded first.
 * @param name the export name of the component
 * @param first the export name of a function that reads what the screen shows first, so that it is rendered once
 */
export function screen<M extends Record<string, unknown>>(
  path: string,
  load: Load<M>,
  name: keyof M & string,
  first?: keyof M & string,
): ScreenRoute {
  const component = lazyComponent(load, name);
  if (!first) return { path, component };
  const loader = async ({ params }: { params: Record<string, string> }) => {
    const read = (await load())[first] as (params: Record<string, string>) => Promise<void>; // see above
    await read(params);
  };
  return { path, component, loader };
}
