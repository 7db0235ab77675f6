// The calls of a record type that the office publishes: the usual ones (shared/kit/resource.ts), its publications and the preview.
import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import { named, type ResourceNames, resource } from '#shared/kit/resource.ts';
import type { Action } from '#shared/roles.ts';
import { publicationInputSchema } from './publications.ts';

type Schema = z.ZodMiniType;

/**
 * The calls that show a record on the website and take it back.
 * @param one 'ExamLink' for listExamLinkPublications, createExamLinkPublication, endExamLinkPublication, previewExamLink
 * @param record as the summaries name it: 'a link of the examination hub'
 */
export function publicationCalls<
  const One extends string,
  const P extends string,
  const Write extends Action,
  R extends Schema,
  C extends Schema,
>(one: One, path: P, write: Write, record: string, { answer, publication }: { answer: R; publication: C }) {
  const own = `/api/${path}/{id}` as const;
  return named(
    { one, many: '' },
    {
      listOnePublications: get(`${own}/publications`, write, {
        summary: `What was published of ${record} and when, newest first`,
        answer: z.array(publication),
      }),
      createOnePublication: create(`${own}/publications`, 'website.publish', {
        summary: `Publish ${record}, or bring back an earlier publication of it`,
        body: publicationInputSchema,
        answer,
      }),
      endOnePublication: remove(`${own}/publication`, 'website.publish', { summary: `Take ${record} back` }),
      previewOne: get(`${own}/preview`, write, {
        summary: `The page of the website with ${record} as it stands`,
        contentType: 'text/html; charset=utf-8',
      }),
    },
  );
}

/** @param path 'exam-links' for '/api/exam-links' @param record as in `publicationCalls` */
export function publishedResource<
  const One extends string,
  const Many extends string,
  const P extends string,
  R extends Schema,
  I extends Schema,
  Q extends z.ZodMiniObject,
  C extends Schema,
>(
  names: ResourceNames<One, Many>,
  path: P,
  record: string,
  schemas: { query: Q; answer: R; body: I; publication: C },
) {
  const actions = { read: 'website.write', write: 'website.write' } as const;
  return {
    ...resource(names, path, actions, schemas),
    ...publicationCalls(names.one, path, actions.write, record, schemas),
  };
}
