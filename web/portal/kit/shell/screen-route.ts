import type { RouteComponent } from '@tanstack/react-router';
import { lazyComponent } from './lazy-component.ts';

export interface ScreenRoute {
  path: string;
  component: RouteComponent;
  loader?: (context: { params: Record<string, string> }) => Promise<void>;
}

/**
 * A screen of a portal: its path below the portal's, and its code, loaded when the screen opens. A screen reads its own
 * parameters of the address, with a parser that drops what is not valid: the parsers of all screens are not loaded first.
 * @param exported the names of exports: of the component, where it is not the one that ends in 'Screen'; of a function that reads
 * what the screen shows first, so that it is rendered once
 */
export function screen<M extends Record<string, unknown>>(
  path: string,
  load: () => Promise<M>,
  { name, first }: { name?: keyof M & string; first?: keyof M & string } = {},
): ScreenRoute {
  const loadScreen = async () => {
    const loaded = await load();
    const found = name ?? Object.keys(loaded).find((key) => key.endsWith('Screen')) ?? '';
    return { Screen: loaded[found] as RouteComponent }; // each file of a screen exports one
  };
  const component = lazyComponent(loadScreen, 'Screen');
  if (!first) return { path, component };
  const loader = async ({ params }: { params: Record<string, string> }) => {
    const read = (await load())[first] as (params: Record<string, string>) => Promise<void>; // see above
    await read(params);
  };
  return { path, component, loader };
}
