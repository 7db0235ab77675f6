// The book search of another company: it may be down, slow or answer in an unknown format.
import { digitalLibrary } from '#content/en/digital-library.ts';
import { links } from '#content/facts.ts';
import { type Book, readBooks } from './book-answer.ts';

const words = digitalLibrary.search;

class UnclearAnswer extends Error {}

export async function findBooks(query: string, signal: AbortSignal): Promise<Book[]> {
  const response = await fetch(`${links.bookSearch}?q=${encodeURIComponent(query)}`, {
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

export const sentenceFor = (problem: unknown) =>
  problem instanceof UnclearAnswer ? words.unclear : words.failed;
