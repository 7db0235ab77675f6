// How the screens publish records of any type, and read what was published of them.
import { queryOptions } from '@tanstack/react-query';
import type { Publication, Published } from '#shared/publications.ts';

/** The publication calls of one record type. */
export interface PublicationCalls<R extends Published> {
  /** The first part of the keys of its queries. */
  key: string;
  /** The name of a record in sentences. */
  label: (record: R) => string;
  previewPath: (id: string) => string;
  history: (id: string, signal: AbortSignal) => Promise<Publication<object>[]>;
  /** @param ifMatch the version that the office sees: a change by another person in the meantime is refused */
  publish: (id: string, body: { publicationId?: string }, ifMatch: number | undefined) => Promise<R>;
  takeBack: (id: string) => Promise<void>;
}

export function publicationsQuery<R extends Published>({ key, history }: PublicationCalls<R>, id: string) {
  return queryOptions({
    queryKey: [key, id, 'publications'],
    queryFn: ({ signal }) => history(id, signal),
  });
}
