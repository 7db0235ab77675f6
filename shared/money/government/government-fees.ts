// Who pays a fee. What the government reimburses to the college is never owed by the student, until the claim is refused.
import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import type { Field, FormField } from '#shared/kit/fields/fields.ts';
import { formatDate } from '#shared/kit/format.ts';
import { anyCode, anyText } from '#shared/kit/text/text.ts';
import { isGovernments, type Payer, payerLabels, payers } from '#shared/money/payers.ts';
import { rupees } from '#shared/money/rupees.ts';
import type { Quota } from '#shared/people/quotas.ts';

/** What the form of a fee asks of it, where the student's quota is eligible. */
export const payerField = {
  label: 'To be paid by',
  choices: payers,
  choiceLabels: payerLabels,
  initial: 'student',
  stored: z.optional(z.enum(payers)),
  input: z.optional(z.enum(payers, 'Payable by must be student or government')),
} as const satisfies Field;

/** As forms and the audit log name them. */
export const governmentFields = {
  payableBy: { label: payerField.label, choices: payers, choiceLabels: payerLabels },
  sanctionedOn: { label: 'Sanctioned on', control: 'date', means: 'paid' },
  releases: { label: 'Releases' },
  'releases.amount': { label: 'Released', control: 'rupees' },
  'releases.releasedOn': { label: 'Released on', control: 'date', means: 'paid' },
  'releases.reference': { label: 'Reference' },
  refusedOn: { label: 'Refused on', control: 'date', means: 'paid' },
  refusedReason: { label: 'Reason of the refusal' },
} as const satisfies Readonly<Record<string, FormField>>;

const releaseInputSchema = z.object({
  amount: rupees('Released').check(z.gte(1, 'Released must be more than 0')),
  releasedOn: isoDate('Released on must be a date', 'paid'),
  reference: z._default(anyCode(80), ''),
});
export type ReleaseInput = z.output<typeof releaseInputSchema>;

/** What a call may write of it; what is left out stays as it is. */
export const governmentInputShape = {
  payableBy: payerField.input,
  sanctionedOn: z.optional(z.nullable(isoDate('Sanctioned on must be a date', 'paid'))),
  /** All of them: those that are new are entered, each as a payment. */
  releases: z.optional(
    z.array(releaseInputSchema, 'Releases must be a list').check(z.maxLength(50, 'At most 50 releases')),
  ),
  refusedOn: z.optional(z.nullable(isoDate('Refused on must be a date', 'paid'))),
  refusedReason: z.optional(z.nullable(anyText(200))),
};

/** Of a fee that the government pays, or whose claim it has refused; other fees have none of it. */
export const governmentShape = {
  payableBy: z.optional(z.enum(payers)),
  sanctionedOn: z.optional(z.nullable(z.string())),
  /** Each is a payment, with its receipt; latest first. */
  releases: z.optional(
    z.array(z.object({ amount: z.number(), releasedOn: z.string(), reference: z.string() })),
  ),
  refusedOn: z.optional(z.string()),
  refusedReason: z.optional(z.string()),
};

export const isEligible = (quota: Quota | null | undefined) => quota !== 'management';
export const notEligible = 'The government pays no fees of the management quota';

/** 'Paid by the government, sanctioned on 1 Sep 2026'; undefined for a fee that has nothing to do with it. */
export function governmentState(fee: {
  payableBy?: Payer | undefined;
  sanctionedOn?: string | null | undefined;
  refusedOn?: string | undefined;
  refusedReason?: string | undefined;
}): string | undefined {
  if (fee.refusedOn) return `Refused by the government on ${formatDate(fee.refusedOn)}: ${fee.refusedReason}`;
  if (!isGovernments(fee)) return undefined;
  const sanctioned = fee.sanctionedOn
    ? `sanctioned on ${formatDate(fee.sanctionedOn)}`
    : 'not sanctioned yet';
  return `Paid by the government, ${sanctioned}`;
}
