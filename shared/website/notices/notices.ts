import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import {
  dayField,
  linesField,
  optionalDayField,
  optionalTextField,
  requiredTextField,
  wide,
} from '#shared/kit/fields/usual-fields.ts';
import { years } from '#shared/kit/study-years.ts';
import { uploadedPdfSchema } from '#shared/kit/uploaded-pdfs.ts';
import {
  optionalLink,
  publishedListQuery,
  publishedShape,
  uploadedId,
} from '#shared/website/publications.ts';
import { noticeKindLabels, noticeKinds } from './notice-kinds.ts';

/** Who may read a notice: everybody, or students of some years, or faculty, or some of these together. */
export const noticeReaders = ['public', ...years, 'faculty'] as const;
export type NoticeReader = (typeof noticeReaders)[number];
export const noticeReaderLabels: Readonly<Record<NoticeReader, string>> = {
  public: 'Everybody, on the website',
  FIRST: 'First-year students',
  SECOND: 'Second-year students',
  THIRD: 'Third-year students',
  FOURTH: 'Fourth-year students',
  faculty: 'Faculty',
};

const chooseReaders = 'Choose who may read it';
const readers = z.array(z.enum(noticeReaders, chooseReaders), chooseReaders).check(
  z.minLength(1, chooseReaders),
  z.maxLength(noticeReaders.length, chooseReaders),
  // 'public' includes students and faculty. The others are stored in one order, each once.
  z.overwrite((chosen) =>
    chosen.includes('public') ? ['public'] : noticeReaders.filter((reader) => chosen.includes(reader)),
  ),
);
const yesOrNo = z._default(z.boolean('Must be yes or no'), false);

export const noticeFields = inTable('notices', {
  title: wide(requiredTextField('Title', 160)),
  text: {
    ...requiredTextField('Text', 5000, 'Text is required', { multiLine: true }),
    control: 'lines',
    isWide: true,
    hint: 'An empty line begins a new paragraph. A link: [the words](https://…) or [the words](/admissions).',
  },
  titleTe: wide(optionalTextField('Title in Telugu', 160)),
  textTe: linesField('Text in Telugu', 5000),
  kind: {
    label: 'Kind',
    choices: noticeKinds,
    choiceLabels: noticeKindLabels,
    stored: z.enum(noticeKinds),
    input: z._default(z.enum(noticeKinds, 'Choose a kind'), 'general'),
    initial: 'general',
    isRequired: true,
    filter: { all: 'All kinds' },
  },
  audience: {
    label: 'Who may read it',
    choices: noticeReaders,
    choiceLabels: noticeReaderLabels,
    stored: z.array(z.enum(noticeReaders)),
    input: readers,
    isRequired: true,
  },
  from: {
    ...dayField('Shown from', 'validity', 'Shown from must be a date'),
    column: 'from_on',
    /** The first day on which it is shown. */
  },
  until: {
    ...optionalDayField('Shown until', 'validity'),
    column: 'until_on',
    /** The last day on which it is shown; null: until it is taken back. */
    hint: 'Afterwards it is in the archive.',
  },
  isPinned: {
    label: 'Pinned: before all others',
    stored: z.boolean(),
    input: yesOrNo,
  },
  inTicker: {
    label: 'In the ticker of the home page',
    stored: z.boolean(),
    input: yesOrNo,
  },
  link: {
    label: 'Leads to',
    /** Where the ticker leads instead of to the notice, which is then in no list. */
    stored: z.string(),
    input: z._default(optionalLink(), ''),
    isWide: true,
    hint: 'Only for a line of the ticker that leads elsewhere, to https://… or a page of this website: /admissions. It is then in no list of notices.',
  },
  fileId: {
    label: 'PDF',
    stored: z.nullable(z.string()),
    /** The id that the upload of the PDF answered. */
    input: uploadedId('No such PDF'),
  },
});

export const noticeContentSchema = z.object(storedShape(noticeFields));

export const noticeSchema = z.extend(noticeContentSchema, {
  ...publishedShape,
  file: z.nullable(uploadedPdfSchema),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticeInputSchema = z.object(inputShape(noticeFields)).check(
  z.refine(({ from, until }) => !until || until >= from, {
    path: ['until'],
    error: 'Shown until cannot be before the first day',
  }),
  z.refine(({ inTicker, audience }) => !inTicker || audience.includes('public'), {
    path: ['inTicker'],
    error: 'Only a notice for everybody can be in the ticker',
  }),
  z.refine(({ inTicker, link }) => !link || inTicker, {
    path: ['link'],
    error: 'Only a line of the ticker can lead elsewhere',
  }),
);
export type NoticeInput = z.output<typeof noticeInputSchema>;

export const noticeSortKeys = ['from', 'title'] as const;

/** `state` and `kind` filter the office's list; readers get what is published for them, `time=past` what has ended. */
export const noticeListQuerySchema = z.extend(publishedListQuery(noticeSortKeys, noticeFields), {
  time: z.optional(z.enum(['now', 'past'], 'time must be now or past')),
});
export type NoticeListQuery = z.output<typeof noticeListQuerySchema>;
