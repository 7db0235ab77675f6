// A React component in a page that is otherwise plain HTML: rendered when the site is built, hydrated in the
// browser by `wakeIsland` (docs/decisions/011-islands.md).
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps<P extends object> {
  /** Unique on the page; the page's script passes it to `wakeIsland`. */
  name: string;
  of: ComponentType<P>;
  /** Values that JSON can represent: they are in the page's HTML. */
  props?: P;
}

/** Used by pages and by what is published in them, never inside another island: this code does not run in browsers. */
export function Island<P extends object>({ name, of: Component, props }: IslandProps<P>) {
  // Rendered as a separate root, as in the browser, so that `useId` gives the same ids in both.
  const html = renderToString(<Component {...(props ?? ({} as P))} />, { identifierPrefix: `${name}-` }); // as: a component that asks for props is given them
  return (
    <div
      data-island={name}
      data-props={props && JSON.stringify(props)}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
