// The cash desk is closed once for a day: counted against booked. What is closed takes nothing more.
import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { rupees } from '#shared/money/rupees.ts';

export const dayCloseInputSchema = z.object({
  day: isoDate('Day must be a date', 'paid'),
  /** Whole rupees of cash in the desk. */
  counted: rupees('Counted'),
  /** Where the cash differs from what is booked. */
  reason: z._default(anyText(200), ''),
});

export const dayCloseSchema = z.object({
  id: z.string(),
  day: z.string(),
  /** Cash of the day: receipts minus cancellations and refunds. */
  booked: z.number(),
  counted: z.number(),
  reason: z.string(),
  closedAt: z.string(),
  closedBy: z.string(),
});
export type DayClose = z.infer<typeof dayCloseSchema>;

/** The notes and coins that are counted. */
export const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
