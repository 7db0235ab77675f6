// What was collected today, this month and this financial year: receipts minus cancellations and refunds, each on its day.
import * as z from 'zod/mini';

export const collectionGroups = ['head', 'quota', 'mode', 'clerk'] as const;
export type CollectionGroup = (typeof collectionGroups)[number];

const sums = { today: z.number(), month: z.number(), year: z.number() };
const collectedSchema = z.object({
  /** A label, a quota or a mode as stored, or a name; null: without one, or what is not among the largest. */
  group: z.nullable(z.string()),
  ...sums,
});
export type Collected = z.infer<typeof collectedSchema>;

/** Whole rupees; the largest of the year first. */
export const collectionsSchema = z.object({
  ...sums,
  /** The financial year: '2026-27'. */
  financialYear: z.string(),
  /** What the government has not released yet. */
  promised: z.number(),
  head: z.array(collectedSchema),
  quota: z.array(collectedSchema),
  mode: z.array(collectedSchema),
  clerk: z.array(collectedSchema),
});
export type Collections = z.infer<typeof collectionsSchema>;
