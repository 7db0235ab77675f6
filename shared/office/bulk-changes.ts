// Changes of many students at once: a status for a selection, the promotion of a year. Each can be undone as a whole.
import * as z from 'zod/mini';

export const bulkUndoDays = 30;

export const bulkChangeSchema = z.object({
  id: z.string(),
  kind: z.enum(['status', 'promotion']),
  /** In words: 'Detained', 'Promotion to 2026-27'. */
  label: z.string(),
  at: z.string(),
  actor: z.string(),
  changed: z.number(),
  /** Of a promotion: who went on and who stayed, also those of them who were not changed; null otherwise. */
  went: z.nullable(z.number()),
  stayed: z.nullable(z.number()),
  /** When it was undone; null where it was not. */
  undoneAt: z.nullable(z.string()),
  /** Whether it has a list of the students as they were. */
  hasSnapshot: z.boolean(),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
