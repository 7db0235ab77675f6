// A React component in a page that is otherwise plain HTML: rendered when the site is built, taken over by React in the
// browser by `wakeIsland` (docs/decisions/011-islands.md).
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps<P extends object> {
  /** Once per page; the page's script wakes it by this name. */
  name: string;
  of: ComponentType<P>;
  /** What JSON can carry: the browser reads it out of the page. */
  props?: P;
}

/** Pages hold it, and never another island: its code is not for the browser. */
export function Island<P extends object>({ name, of: Component, props }: IslandProps<P>) {
  // As a root of its own, as in the browser: the ids that `useId` makes are the same in both.
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
