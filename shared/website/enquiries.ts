// Enquiries of visitors who want to be called back. Those without the visitor's tick never reach the server.

import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { oneOf, optionalChoice, optionalValue, orNull } from '#shared/kit/fields/field-schemas.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { requiredPhone } from '#shared/kit/phones/phone-schemas.ts';
import { anyText, emailText, optionalText, requiredText } from '#shared/kit/text/text.ts';
import { quotas } from '#shared/people/quotas.ts';

/** The forms of the site that can keep an enquiry. */
const siteForms = ['admission', 'contact'] as const;
/** The forms of the site, and what the office enters. */
export const enquiryKinds = [...siteForms, 'office'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
export const enquiryKindLabels: Readonly<Record<EnquiryKind, string>> = {
  admission: 'Admission enquiry',
  contact: 'Contact form',
  office: 'Entered by the office',
};

/** In the order in which an enquiry usually goes through them. */
export const enquiryStageLabels = {
  new: 'New',
  contacted: 'Contacted',
  visited: 'Visited',
  applied: 'Applied',
  closed: 'Closed',
} as const;
export type EnquiryStage = keyof typeof enquiryStageLabels;
export const enquiryStages = keysOf(enquiryStageLabels);

/** The privacy policy promises visitors this limit (content/facts.ts), so that the settings can only shorten it. */
export const longestEnquiryMonths = 12;

/** The source of a message that came from an address without a page, e.g. a mistyped one. */
export const unknownSource = '/404';

/** What a form sends: the visitor's entries and consent. */
export const enquiryMessageInputSchema = z.object({
  kind: oneOf('Kind', siteForms),
  sourcePage: anyText(200),
  mayCallBack: z.literal(true, 'An enquiry is kept only if the visitor has agreed to it'),
  name: requiredText('Name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  phone: requiredPhone('Phone number is required'),
  neetRank: z._default(anyText(20), ''),
  quota: z.optional(z.enum(quotas, 'Please choose a quota')),
  /** What it is about, in the words of the contact form. */
  topic: z._default(optionalText(), ''),
  text: z._default(optionalText(2000, { multiLine: true }), ''),
});
type SiteMessage = z.output<typeof enquiryMessageInputSchema>;
/** As it is kept, of the site or of the office. */
export type EnquiryMessageInput = Omit<SiteMessage, 'kind' | 'mayCallBack'> & { kind: EnquiryKind };

/** How the enquiry reached the office; kept as the source in the place of a page. */
export const enquiryWays = ['phone-call', 'visit'] as const;
export const enquiryWayLabels = { 'phone-call': 'Phone call', visit: 'Visit' } as const;

/** What the office enters of a call or a visit, with the caller's consent like the site's forms. */
export const enteredEnquirySchema = z.object({
  way: z._default(z.enum(enquiryWays, 'Choose how the enquiry came'), 'phone-call'),
  name: requiredText('Name is required'),
  phone: requiredPhone('Phone number is required'),
  email: optionalValue(emailText('Email is required', 'Invalid email address'), 'Invalid email address'),
  quota: optionalChoice(quotas, 'Please choose a quota'),
  text: z._default(optionalText(2000, { multiLine: true }), ''),
  followUpOn: optionalValue(
    isoDate('Next follow-up must be a date', 'followUp'),
    'Next follow-up must be a date',
  ),
  mayCallBack: z.literal(true, 'An enquiry is kept only if the caller has agreed to it'),
});
export type EnteredEnquiry = z.output<typeof enteredEnquirySchema>;

/** 'ENQ-2026-0001': each message has a number of its own, so that the sender does not learn whether the phone number is known. */
export const enquiryReference = (year: string, serial: number) =>
  `ENQ-${year}-${String(serial).padStart(4, '0')}`;

export const enquiryMessageSchema = z.object({
  id: z.string(),
  reference: z.string(),
  at: z.string(),
  kind: z.enum(enquiryKinds),
  sourcePage: z.string(),
  name: z.string(),
  email: z.string(),
  neetRank: z.string(),
  quota: z.nullable(z.enum(quotas)),
  topic: z.string(),
  text: z.string(),
});
export type EnquiryMessage = z.infer<typeof enquiryMessageSchema>;

/** All messages from one phone number are one enquiry. */
export const listedEnquirySchema = z.object({
  id: z.string(),
  /** Reference, name, email, form and page of the first message. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(enquiryKinds),
  sourcePage: z.string(),
  phone: z.string(),
  stage: z.enum(enquiryStages),
  /** The day of the next call; null where none is planned. */
  followUpOn: z.nullable(z.string()),
  notes: z.string(),
  messageCount: z.number(),
  lastMessageAt: z.string(),
  version: z.number(),
});
export type ListedEnquiry = z.infer<typeof listedEnquirySchema>;

export const enquirySchema = z.extend(listedEnquirySchema, {
  /** Newest first. */
  messages: z.array(enquiryMessageSchema),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** A missing part stays as it is. */
export const enquiryInputSchema = z
  .object({
    stage: z.optional(oneOf('stage', enquiryStages)),
    followUpOn: z.optional(
      orNull(isoDate('Next follow-up must be a date', 'followUp'), 'Next follow-up must be a date'),
    ),
    notes: z.optional(anyText(4000, { multiLine: true })),
  })
  .check(
    z.refine((parts) => Object.values(parts).some((part) => part !== undefined), 'There is nothing to save'),
  );
export type EnquiryInput = z.output<typeof enquiryInputSchema>;

export const enquirySortKeys = ['lastMessageAt', 'name', 'followUpOn'] as const;

export const enquiryListQuerySchema = z.extend(listQuerySchema(enquirySortKeys), {
  stage: z.optional(oneOf('stage', enquiryStages)),
  source: z.optional(anyText(200)),
  /** 'now': only those whose day of the next call is reached. */
  due: z.optional(z.enum(['now'], 'due must be now')),
});
export type EnquiryListQuery = z.output<typeof enquiryListQuerySchema>;

/** The weeks of the chart, the current one included. */
export const chartWeeks = 12;

export const enquiryFiguresSchema = z.object({
  /** The pages from which enquiries came, for the filter. */
  sources: z.array(z.string()),
  /** Messages of each week (by its Monday) and page; weeks without messages are left out. */
  received: z.array(z.object({ week: z.string(), sourcePage: z.string(), count: z.number() })),
});
export type EnquiryFigures = z.infer<typeof enquiryFiguresSchema>;

/**
 * The next call after a change: a new stage means that the due call was made, so no other one is planned; a closed enquiry
 * has none.
 * @param today a day in India
 */
export function followUpAfter(
  before: Pick<Enquiry, 'stage' | 'followUpOn'>,
  { stage = before.stage, followUpOn }: EnquiryInput,
  today: string,
): string | null {
  if (stage === 'closed') return null;
  if (followUpOn !== undefined) return followUpOn;
  const isDone = stage !== before.stage && before.followUpOn !== null && before.followUpOn <= today;
  return isDone ? null : before.followUpOn;
}

export const isDue = ({ followUpOn }: Pick<Enquiry, 'followUpOn'>, now: Date): boolean =>
  followUpOn !== null && followUpOn <= indiaDate(now);
