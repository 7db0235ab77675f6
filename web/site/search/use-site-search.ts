// Results while the visitor types. The index is requested when the search is first opened.
import { useEffect, useState } from 'react';
import { useWords, type Words } from '#web/site/parts/page-context.ts';
import { searchFileHere } from './search-files.ts';
import {
  findEntries,
  queryWords,
  type SearchableEntry,
  type SearchEntry,
  searchable,
} from './search-match.ts';

interface Answer {
  sentence: string;
  results: readonly SearchEntry[];
  /** The text without results, or without one for all its words. */
  missed?: string;
  /** The text that is answered; none while the answer is on its way. */
  query?: string;
}

type SearchWords = Words['search']['search'];
const only = (sentence: string): Answer => ({ sentence, results: [] });

/** ms; 'Loading' is announced only after this time. */
const noticeable = 300;

/** Without an answer if the network failed. */
export type IndexRequest = Promise<Response | undefined>;

let requested: IndexRequest | undefined;
let index: Promise<SearchableEntry[]> | undefined;

/** Reads the index from a request that was made earlier. */
export function takeIndex(request: IndexRequest): void {
  requested = request;
}

/** A failed request is not cached, so that the next letter tries again. */
function loadIndex(): Promise<SearchableEntry[]> {
  index ??= readIndex(requested ?? fetch(searchFileHere()));
  index.catch(() => {
    requested = undefined;
    index = undefined;
  });
  return index;
}

async function readIndex(request: IndexRequest): Promise<SearchableEntry[]> {
  const response = await request;
  if (!response?.ok) throw new Error(`The search index answered ${response?.status ?? 'nothing'}`);
  const entries = (await response.json()) as SearchEntry[]; // as: our own build made it
  return entries.map(searchable);
}

async function answerTo(query: string, words: SearchWords): Promise<Answer> {
  const entries = loadIndex();
  if (queryWords(query).length === 0) return only(words.hint);
  const { entries: results, isPartial } = findEntries(await entries, query);
  const missed = query.trim();
  if (results.length === 0) return { sentence: words.none.replace('{words}', () => missed), results, missed };
  if (isPartial) return { sentence: words.partial, results, missed };
  const sentence = results.length === 1 ? words.count.one : words.count.other;
  return { sentence: sentence.replace('{count}', String(results.length)), results };
}

export function useSiteSearch(query: string): Answer {
  const { search: words } = useWords('search');
  const [answer, setAnswer] = useState(() => only(words.hint));
  useEffect(() => {
    let isOld = false;
    const show = (next: Answer) => {
      clearTimeout(waiting);
      if (!isOld) setAnswer(next);
    };
    const waiting = setTimeout(show, noticeable, only(words.loading));
    answerTo(query, words).then(
      (found) => show({ ...found, query }),
      () => show(only(words.failed)),
    );
    return () => {
      isOld = true;
      clearTimeout(waiting);
    };
  }, [query, words]);
  return answer;
}
