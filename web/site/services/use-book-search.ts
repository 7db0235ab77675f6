import { useEffect, useState } from 'react';
import { bookSearchSlow, bookSearchTimeout } from '#web/site/parts/motion.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { store } from '#web/ui/store.ts';
import { type Book, readBooks } from './book-answer.ts';
import { bookSearch } from './book-service.ts';

/** A new object for each request, so that the same text can be searched again. */
export interface BookQuestion {
  query: string;
}

export interface BookAnswer {
  /** The previous books stay while the next search is running. */
  books?: Book[] | undefined;
  isBusy: boolean;
  /** The message of a slow or failed search. */
  trouble?: string;
}

/** The search of the visitor: its form and its results are separate islands. */
export const bookQuestion = store<BookQuestion | undefined>(undefined);

/** Answers to earlier searches are ignored. */
export function useBookSearch(question: BookQuestion | undefined): BookAnswer {
  const { search: words } = useWords('digitalLibrary').digitalLibrary;
  const [answer, setAnswer] = useState<BookAnswer>({ isBusy: true });
  useEffect(() => {
    if (!question) return;
    const request = new AbortController();
    let isOld = false;
    let isLate = false;
    const wait = (trouble?: string) =>
      setAnswer(({ books }) => ({ books, isBusy: true, ...(trouble && { trouble }) }));
    wait();
    const slow = setTimeout(wait, bookSearchSlow, words.slow);
    const late = setTimeout(() => {
      isLate = true;
      request.abort();
    }, bookSearchTimeout);
    const stopWaiting = () => {
      clearTimeout(slow);
      clearTimeout(late);
    };
    const find = async () => {
      let found: BookAnswer;
      try {
        found = { books: await findBooks(question.query, request.signal), isBusy: false };
      } catch (problem) {
        const other = problem instanceof UnclearAnswer ? words.unclear : words.failed;
        found = { books: [], isBusy: false, trouble: isLate ? words.timedOut : other };
      }
      if (isOld) return;
      stopWaiting();
      setAnswer(found);
    };
    void find();
    return () => {
      isOld = true;
      stopWaiting();
      request.abort();
    };
  }, [question, words]);
  return answer;
}

/** The other company's search may be down, slow or answer in an unknown format. */
class UnclearAnswer extends Error {}

async function findBooks(query: string, signal: AbortSignal): Promise<Book[]> {
  const response = await fetch(`${bookSearch}?q=${encodeURIComponent(query)}`, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The book search answered ${response.status}`);
  const text = await response.text();
  try {
    const books = readBooks(JSON.parse(text));
    if (books) return books;
  } catch {}
  throw new UnclearAnswer();
}
