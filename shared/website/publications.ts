// What the records that the office publishes on the website have in common: their state, and the history of publications.

import * as z from 'zod/mini';
import { filterShape, inputShape, oneOf, orNull } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { optionalText } from '#shared/kit/text/text.ts';

export const publicationStateLabels = {
  draft: 'Draft',
  published: 'Published',
  takenBack: 'Taken back',
} as const;
export type PublicationState = keyof typeof publicationStateLabels;
export const publicationStates = keysOf(publicationStateLabels);

/** With those of facts that the office has not touched. */
export const factStateLabels = {
  ...publicationStateLabels,
  start: 'Start value',
  notEntered: 'Not entered',
} as const;

/** The fields that every published record has besides those of its form. */
export const publishedShape = {
  id: z.string(),
  state: z.enum(publicationStates),
  /** Published, and changed since: the change is shown to readers only when it is published too. */
  hasUnpublishedChanges: z.boolean(),
  /** When it was last published; null before. */
  publishedAt: z.nullable(z.string()),
  version: z.number(),
};
export const publishedSchema = z.object(publishedShape);
export type Published = z.infer<typeof publishedSchema>;
/** A published record of any type: some types have further states. */
export type Publishable = Omit<Published, 'state'> & { state: string };

export const publishedStateFilter = z.optional(oneOf('state', publicationStates));

/** The query of the office's lists: the filters are the state and those of the table of fields. */
export function publishedListQuery<const K extends string, F extends Fields>(
  sortKeys: readonly [K, ...K[]],
  fields: F,
) {
  return z.extend(listQuerySchema(sortKeys), {
    state: publishedStateFilter,
    ...filterShape(fields),
  });
}

/** A publication of the history, newest first. @param content what readers see of the record */
export function publicationSchema<S extends z.ZodMiniType>(content: S) {
  return z.object({
    id: z.string(),
    at: z.string(),
    actor: z.string(),
    action: z.enum(['publish', 'takeBack', 'restore']),
    /** Whether readers see this one now. */
    isLive: z.boolean(),
    /** What was published; null where it was taken back. */
    content: z.nullable(content),
  });
}

/**
 * What the calls of a record type that the office publishes take and answer.
 * @param content what readers see of it: the values of its fields, and what was uploaded @param sortKeys of the office's list
 */
export const publishedSchemas = <C extends z.ZodMiniObject, F extends Fields, const K extends string>(
  content: C,
  fields: F,
  sortKeys: readonly [K, ...K[]],
) => ({
  sortKeys,
  answer: z.extend(content, publishedShape),
  body: z.object(inputShape(fields)),
  query: publishedListQuery(sortKeys, fields),
  publication: publicationSchema(content),
});

/** @template C what readers see of the record */
export type Publication<C> = Omit<z.output<ReturnType<typeof publicationSchema>>, 'content'> & {
  content: C | null;
};

/** `publicationId`: an earlier publication is brought back; without it the record as it is stored is published. */
export const publicationInputSchema = z.object({
  publicationId: z.optional(
    z.string('No such publication').check(z.regex(/^[\w-]{1,64}$/, 'No such publication')),
  ),
});

/** The id of something that was uploaded for a record; null or '' where there is nothing. */
export function uploadedId(message: string) {
  const id = z.string(message).check(z.regex(/^[\w-]{1,64}$/, message));
  return z._default(orNull(id, message), null);
}

/** The field of a picture or PDF that was uploaded for the record. @param missing the refusal of what is no upload */
export const uploadedField = (label: string, missing: string) =>
  ({
    label,
    stored: z.nullable(z.string()),
    /** The id that the upload answered. */
    input: uploadedId(missing),
    isWide: true,
  }) as const;

/** A link to another website, or to a page of this one; '' where there is none. */
export const optionalLink = () =>
  optionalText(500).check(
    z.refine(
      (text) => !text || /^(https:\/\/[^\s"<>]+|\/(?!\/)[^\s"<>\\]*)$/.test(text),
      'A link begins with https:// or, for a page of this website, with /',
    ),
  );

/** The field with the record's place among the others of its list. */
export const placeField = {
  label: 'Place in the list',
  control: 'integer',
  range: [0, 9999],
  stored: z.number(),
  input: z._default(
    z
      .number('Place must be a number')
      .check(
        z.int('Place must be a whole number'),
        z.gte(0, 'Place cannot be less than 0'),
        z.lte(9999, 'Place cannot be more than 9999'),
      ),
    100,
  ),
  initial: 100,
} as const;
