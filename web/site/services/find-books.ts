// The book search of another company: it may be down, slow or answer in an unknown format.
import { type Book, readBooks } from './book-answer.ts';
import { bookSearch } from './book-service.ts';

class UnclearAnswer extends Error {}

export async function findBooks(query: string, signal: AbortSignal): Promise<Book[]> {
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

export const isUnclear = (problem: unknown) => problem instanceof UnclearAnswer;
