// A row of a spreadsheet of fees: whose fee it is, and the fee. Its academic year is that of its due date.
import * as z from 'zod/mini';
import { inputShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { requiredCode } from '#shared/kit/text/text.ts';
import { studentFields } from '#shared/people/students.ts';
import { feeFields } from './fees.ts';

export const feeImportFields = {
  enrollmentNumber: {
    ...studentFields.enrollmentNumber,
    input: requiredCode('Enrolment number is required', 30),
    isRequired: true,
  },
  label: { ...feeFields.label, spellings: ['Fee head', 'Head', 'Particulars'] },
  amount: { ...feeFields.amount, spellings: ['Fee amount'] },
  dueOn: { ...feeFields.dueOn, spellings: ['Due date', 'Last date'] },
} as const satisfies Fields;

export const feeImportSchema = z.object(inputShape(feeImportFields));
export type FeeImportInput = z.output<typeof feeImportSchema>;
