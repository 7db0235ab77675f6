// What every part of a page may ask for: the words in the language of the page, the facts, and the browser's files. Browsers render
// islands too: an island gets its values as props, and of the words those that its page names, in the page's HTML, so that no text is
// in a script.
import { createContext, useContext } from 'react';
import type { Figures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { type Language, pathIn } from '#shared/kit/languages.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { PageHead } from '#shared/website/content.ts';
import type { FactContents } from '#shared/website/facts.ts';
import type { PublishedFacts, SiteFiles } from '#shared/website/website-content.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { documentLanguage } from './document-language.ts';

export type Words = SiteWords;
export type Heads = Readonly<Record<string, PageHead>>;
/** What an island is given: some texts of some files. */
export type SomeWords = {
  readonly [File in keyof Words]?: { readonly [Export in keyof Words[File]]?: Partial<Words[File][Export]> };
};

export interface PageValues {
  /** Of the page in English, as the words name it; '' of a file beside the pages. */
  path: string;
  /** Where it is found, in English: further pages of a long list have addresses of their own. */
  address: string;
  language: Language;
  /** Not in the editor of the words. */
  hasScripts: boolean;
  words: Words;
  /** By the paths of the pages in English; those of courses are the office's. */
  heads: Heads;
  figures: Figures;
  college: CollegeFacts;
  /** The style rules of its own colours, or ''. */
  colours: string;
  /** Something of it is still that of the sample. */
  isSample: boolean;
  /** The uploaded logo; null: the one of content/images. */
  logo: WebsitePicture | null;
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

/** Not in islands. */
export function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error('Only a part of a page can ask for its values.');
  return page;
}

/** An island in the browser knows it from the document. */
export const usePageLanguage = (): Language => useContext(PageContext)?.language ?? documentLanguage();

/** A link to a page leads to it in the same language. */
export function linkIn({ language, heads }: Pick<PageValues, 'language' | 'heads'>, href: string): string {
  const [path = ''] = href.split(/[#?]/, 1);
  return path.replace(/\/page-\d+$/, '') in heads ? pathIn(language, path) + href.slice(path.length) : href;
}

/** The same for a part of a page; an island in the browser keeps the links that the server has rendered. */
export function useLink(href: string): string {
  const page = useContext(PageContext);
  return page ? linkIn(page, href) : href;
}

const IslandContext = createContext<SomeWords | undefined>(undefined);
/** Around an island. */
export const WordsProvider = IslandContext.Provider;

/** The words of one file of content/words; in an island those of them that it is given. */
export function useWords<File extends keyof Words>(file: File): Words[File] {
  const page = useContext(PageContext);
  const words = (useContext(IslandContext) ?? page?.words)?.[file];
  if (!words) throw new Error(`The words of ${file} are not given to this part of the page.`);
  return words as Words[File]; // as: a part that asks for a text that it is not given fails when the server renders it
}
