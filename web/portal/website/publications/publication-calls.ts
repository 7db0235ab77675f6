// How the screens publish records of any type, and read what was published of them.
import { queryOptions } from '@tanstack/react-query';
import type { Publication, Publishable } from '#shared/website/publications.ts';

/** The publication calls of one record type. */
export interface PublicationCalls<R extends Publishable> {
  /** The first part of the keys of its queries. */
  key: string;
  /** The name of a record in sentences. */
  label: (record: R) => string;
  /** What is published, in the buttons: where a screen publishes other things too. */
  what?: string;
  /** The pages that show it. */
  previews: (record: R) => readonly { label: string; href: string }[];
  /** Where the PDF of a record is read. */
  filePath?: (id: string) => string;
  /** The record's publications, each with its content in a few words. */
  history: (id: string, signal: AbortSignal) => Promise<Publication<string>[]>;
  /** @param ifMatch the version that the office sees: a change by another person in the meantime is refused */
  publish: (id: string, body: { publicationId?: string }, ifMatch: number | undefined) => Promise<unknown>;
  takeBack: (id: string) => Promise<void>;
}

export function inWords<C>(
  publications: readonly Publication<C>[],
  words: (content: C) => string,
): Publication<string>[] {
  return publications.map(({ content, ...past }) => ({ ...past, content: content && words(content) }));
}

export function publicationsQuery<R extends Publishable>({ key, history }: PublicationCalls<R>, id: string) {
  return queryOptions({
    queryKey: [key, id, 'publications'],
    queryFn: ({ signal }) => history(id, signal),
  });
}
