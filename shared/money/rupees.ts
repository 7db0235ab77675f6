import * as z from 'zod/mini';

const largestFee = 10_000_000;
/** Whole rupees, 0 to one crore. */
export const rupees = (label: string) =>
  z
    .number(`${label} must be a number of rupees`)
    .check(
      z.int(`${label} must be in whole rupees`),
      z.gte(0, `${label} cannot be less than 0`),
      z.lte(largestFee, `${label} is at most ₹ 1,00,00,000`),
    );

/** An amount of whole rupees that is more than 0. */
export const rupeesField = (label: string) =>
  ({
    label,
    control: 'rupees',
    stored: z.number(),
    input: rupees(label).check(z.gte(1, `${label} must be more than 0`)),
    isRequired: true,
  }) as const;
