// Links and files of the examination hub: study resources and results.

import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { filteredChoice, requiredTextField, wide } from '#shared/kit/fields/usual-fields.ts';
import { uploadedPdfSchema } from '#shared/kit/uploaded-pdfs.ts';
import { optionalLink, placeField, publishedSchemas, uploadedField } from '#shared/website/publications.ts';

/** The tabs of the hub that have links. */
export const examLinkTabLabels = {
  resources: 'Study resources',
  results: 'Results',
} as const;
export type ExamLinkTab = keyof typeof examLinkTabLabels;
export const examLinkTabs = keysOf(examLinkTabLabels);

export const examLinkFields = inTable('exam_links', {
  title: wide(requiredTextField('Title', 120)),
  tab: {
    ...filteredChoice('Shown under', examLinkTabLabels, 'Choose where it is shown', { all: 'Both' }),
    initial: 'resources',
  },
  order: { ...placeField, column: 'place_in_list', hint: 'The lowest number comes first.' },
  link: {
    label: 'Link',
    stored: z.string(),
    input: z._default(optionalLink(), ''),
    isWide: true,
    hint: 'https://… or a page of this website: /resources/books',
  },
  fileId: { ...uploadedField('PDF', 'No such PDF'), hint: 'instead of a link' },
});

/** A title leads to an address or to a file, never to both. */
export const hasOneTarget = z.refine<{ link: string; fileId: string | null }>(
  ({ link, fileId }) => Boolean(link) !== Boolean(fileId),
  { path: ['link'], error: 'Give a link or a PDF, one of the two' },
);

const schemas = publishedSchemas(
  z.object({ ...storedShape(examLinkFields), file: z.nullable(uploadedPdfSchema) }),
  examLinkFields,
  ['order', 'title'],
);
export const examLinkSchemas = { ...schemas, body: schemas.body.check(hasOneTarget) };
export type ExamLink = z.infer<typeof examLinkSchemas.answer>;
export type ExamLinkInput = z.output<typeof examLinkSchemas.body>;
