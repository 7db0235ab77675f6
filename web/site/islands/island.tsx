// A React component in a page that is otherwise plain HTML: rendered when the site is built, hydrated in the
// browser by `wakeIsland` (docs/decisions/011-islands.md).
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  PageProvider,
  type SomeWords,
  usePage,
  type Words,
  WordsProvider,
} from '#web/site/parts/page-context.ts';

interface IslandProps<P extends object> {
  /** Unique on the page; the page's script passes it to `wakeIsland`. */
  name: string;
  of: ComponentType<P>;
  /** Values that JSON can represent: they are in the page's HTML. */
  props?: P;
  /** The words that it uses: they are in the page's HTML too. */
  words?: (words: Words) => SomeWords;
  /** Its code loads them, when the visitor opens it: the page is lighter. */
  loadsWords?: boolean;
}

/** Used by pages and by what is published in them, never inside another island: this code does not run in browsers. */
export function Island<P extends object>({
  name,
  of: Component,
  props,
  words,
  loadsWords = false,
}: IslandProps<P>) {
  const page = usePage();
  const given = words?.(page.words) ?? {};
  // Rendered as a separate root, as in the browser, so that `useId` gives the same ids in both.
  const html = renderToString(
    <PageProvider value={page}>
      <WordsProvider value={given}>
        <Component {...(props ?? ({} as P))} />
      </WordsProvider>
    </PageProvider>, // as: a component that asks for props is given them
    { identifierPrefix: `${name}-` },
  );
  return (
    <div
      data-island={name}
      data-props={props && JSON.stringify(props)}
      data-words={words && !loadsWords ? JSON.stringify(given) : undefined}
      data-failed={page.words.whatsapp.whatsAppWords.notLoaded}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
