// What every part of a page may ask for: the words in the language of the page, the facts, and the browser's files. Not for islands,
// which browsers render too: they get their values as props.
import { createContext, useContext } from 'react';
import type * as english from '#content/en/words.ts';
import type { Figures } from '#content/figures.ts';
import type { FactContents } from '#shared/website/facts.ts';
import type { PublishedFacts, SiteFiles } from '#shared/website/website-content.ts';

export type Words = typeof english;

export interface PageValues {
  words: Words;
  figures: Figures;
  /** As they hold today, start values included. */
  facts: FactContents;
  publishedFacts: PublishedFacts;
  files: SiteFiles;
  /** A day in India. */
  today: string;
  /** The origin of the published site. */
  origin: string;
}

const PageContext = createContext<PageValues | undefined>(undefined);
export const PageProvider = PageContext.Provider;

export function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error('Only a part of a page can ask for its values.');
  return page;
}

/** The words of one file of content/en. */
export const useWords = <File extends keyof Words>(file: File): Words[File] => usePage().words[file];
