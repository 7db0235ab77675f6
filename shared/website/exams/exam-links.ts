// Links and files of the examination hub: study resources and results.
import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { choiceField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { uploadedPdfSchema } from '#shared/kit/uploaded-pdfs.ts';
import { optionalLink, placeField, publishedSchemas, uploadedField } from '#shared/website/publications.ts';

/** The tabs of the hub that have links. */
export const examLinkTabs = ['resources', 'results'] as const;
export type ExamLinkTab = (typeof examLinkTabs)[number];
export const examLinkTabLabels: Readonly<Record<ExamLinkTab, string>> = {
  resources: 'Study resources',
  results: 'Results',
};

export const examLinkFields = {
  title: {
    ...requiredTextField('Title', 'exam_links.title', 120),
    isWide: true,
  },
  tab: {
    ...choiceField(
      'Shown under',
      'exam_links.tab',
      examLinkTabs,
      examLinkTabLabels,
      'Choose where it is shown',
    ),
    initial: 'resources',
    filter: { all: 'Both' },
  },
  order: { ...placeField, column: 'exam_links.place_in_list', hint: 'The lowest number comes first.' },
  link: {
    label: 'Link',
    column: 'exam_links.link',
    stored: z.string(),
    input: z._default(optionalLink(), ''),
    isWide: true,
    hint: 'https://… or a page of this website: /resources/books',
  },
  fileId: { ...uploadedField('PDF', 'exam_links.file_id', 'No such PDF'), hint: 'instead of a link' },
} as const satisfies Fields;

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
