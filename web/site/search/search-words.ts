import type { SomeWords, Words } from '#web/site/parts/page-context.ts';

/** The words of the search, which are loaded with its index. */
export const searchDialogWords = ({ frame: { frame }, search: { search } }: Words) =>
  ({ frame: { frame: { opensInNewTab: frame.opensInNewTab } }, search: { search } }) satisfies SomeWords;
