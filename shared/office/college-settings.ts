// Texts that the office can change, the same for all admins.

import * as z from 'zod/mini';
import { wholeNumber } from '#shared/kit/fields/field-schemas.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { paymentInfoInputSchema, paymentInfoSchema } from '#shared/money/payment-info.ts';
import { longestEnquiryMonths } from '#shared/website/enquiries.ts';
import { approvalSettingsSchema } from './approvals.ts';
import { paperSettingsSchema } from './papers/paper-settings.ts';

/** The reservation categories of a new college. */
export const usualCategories = ['OC', 'BC-A', 'BC-B', 'BC-C', 'BC-D', 'BC-E', 'SC', 'ST', 'EWS'] as const;

/** The placeholders of an invite message. */
export const inviteMessageParts = ['{name}', '{until}', '{link}'] as const;

/** As in the field of a student: a category that it refuses could never be chosen. */
const categoryName = requiredText('Choose a category', 30);

export const collegeSettingsSchema = z.object({
  /** The message of 'Send by WhatsApp'; null: the default message. */
  inviteMessage: z.nullable(z.string()),
  /** The choices of a student's reservation category, in their order. */
  categories: z.array(z.string()),
  /** How students pay; empty texts until the office has entered it. */
  paymentInfo: paymentInfoSchema,
  /** Enquiries are deleted that many months after their last message. */
  enquiryMonths: z.number(),
  papers: paperSettingsSchema,
  /** What needs a second person. */
  approvals: approvalSettingsSchema,
  /** Whether the list of what to begin with is put away. */
  isSetUp: z.boolean(),
  /** Counts the changes. Sent back as If-Match, so that the second of two editors is refused. */
  version: z.number(),
});
export type CollegeSettings = z.infer<typeof collegeSettingsSchema>;

/** A missing part stays as it is. */
export const collegeSettingsInputSchema = z
  .object({
    inviteMessage: z.optional(
      requiredText('Message is required', 500, { multiLine: true }).check(
        z.refine(
          (text) => text.includes('{link}'),
          'The message must contain {link}: without it the person cannot choose a password.',
        ),
      ),
    ),
    paymentInfo: z.optional(paymentInfoInputSchema),
    enquiryMonths: z.optional(
      wholeNumber(`Months must be a whole number from 1 to ${longestEnquiryMonths}`, 1, longestEnquiryMonths),
    ),
    papers: z.optional(paperSettingsSchema),
    approvals: z.optional(approvalSettingsSchema),
    isSetUp: z.optional(z.boolean()),
    categories: z.optional(
      z.array(z.string(), 'Categories must be a list').check(
        z.overwrite((names) => names.map((name) => name.trim())),
        z.refine(
          (names) => names.every((name) => categoryName.safeParse(name).success),
          'Each category has 1 to 30 characters that can be shown',
        ),
        z.minLength(1, 'Name at least one category'),
        z.maxLength(40, 'At most 40 categories'),
        z.refine((names) => new Set(names.map(textKey)).size === names.length, 'A category is there twice'),
      ),
    ),
  })
  .check(
    z.refine((parts) => Object.values(parts).some((part) => part !== undefined), 'There is nothing to save'),
  );
export type CollegeSettingsInput = z.output<typeof collegeSettingsInputSchema>;
