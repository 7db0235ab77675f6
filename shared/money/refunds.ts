// Refunds: whole rupees given back of what a student has paid over. Like a payment, a refund is never edited or deleted.
import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { choiceField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { anyCode } from '#shared/kit/text/text.ts';
import { paymentModeLabels } from './payment-modes.ts';
import { rupeesField } from './rupees.ts';

/** Names as they were when the refund was made, as on the voucher. */
export const refundFields = inTable('refunds', {
  refundNumber: { label: 'Voucher', stored: z.string() },
  studentId: { label: 'Student id', stored: z.string() },
  studentName: { label: 'Student', stored: z.string() },
  enrollmentNumber: {
    label: 'Enrolment Number',
    stored: z.string(),
  },
  amount: rupeesField('Amount'),
  refundedOn: { label: 'Refunded on', control: 'date', stored: z.string() },
  mode: {
    ...choiceField('Refunded by', paymentModeLabels, 'Choose how it is refunded'),
    initial: 'cash',
  },
  reference: {
    label: 'Reference',
    stored: z.string(),
    input: z._default(anyCode(80), ''),
    hint: 'Number of the transaction or cheque',
  },
  reason: {
    ...requiredTextField('Reason', 200),
    hint: 'It is printed on the voucher.',
    isWide: true,
  },
  enteredAt: { label: 'Entered at', control: 'date', stored: z.string() },
  enteredBy: { label: 'Entered by', stored: z.string() },
});

export const refundSchema = z.object({ id: z.string(), ...storedShape(refundFields), version: z.number() });
export type Refund = z.infer<typeof refundSchema>;

export const refundInputSchema = z.object(inputShape(refundFields));
export type RefundInput = z.output<typeof refundInputSchema>;
