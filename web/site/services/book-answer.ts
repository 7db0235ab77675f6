// Parses the answers of the book service leniently: the service of another company may change or fail.
import { bookCovers } from './book-service.ts';

export interface Book {
  title: string;
  authors: string[];
  /** A cover on the only picture host that the page's security policy allows. */
  thumbnail: string | undefined;
  infoLink: string | undefined;
}

type Unknown = Record<string, unknown>;
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The books of an answer; an empty list when it has no items; null when its format is unknown. */
export function readBooks(answer: unknown): Book[] | null {
  if (!isObject(answer)) return null;
  const { items, totalItems } = answer;
  if (items === undefined) return totalItems === 0 ? [] : null;
  if (!Array.isArray(items)) return null;
  const books = items.flatMap((item: unknown) => readBook(item) ?? []);
  return books.length === 0 && items.length > 0 ? null : books;
}

function readBook(item: unknown): Book | null {
  const info = isObject(item) ? item.volumeInfo : undefined;
  if (!isObject(info) || !isText(info.title)) return null;
  const images = isObject(info.imageLinks) ? info.imageLinks : {};
  const thumbnail = secureAddress(images.thumbnail);
  return {
    title: info.title.trim(),
    authors: Array.isArray(info.authors) ? info.authors.filter(isText) : [],
    thumbnail: thumbnail?.origin === bookCovers ? thumbnail.href : undefined,
    infoLink: secureAddress(info.infoLink)?.href,
  };
}

/** The service gives http addresses: they are changed to https. Other protocols are dropped. */
function secureAddress(value: unknown): URL | undefined {
  if (!isText(value) || !URL.canParse(value)) return undefined;
  const address = new URL(value);
  if (address.protocol === 'http:') address.protocol = 'https:';
  return address.protocol === 'https:' ? address : undefined;
}
