// Deleted records that can be restored.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { deletedNouns } from '#shared/kit/record-types.ts';

/** The days for which a deleted record can be restored. */
export const keptDays = 30;

export const deletedRecordSchema = z.object({
  id: z.string(),
  noun: z.enum(deletedNouns),
  recordId: z.string(),
  /** The record's name, e.g. a person's name, or 'Hostel of Asha Naidu' for a fee. */
  label: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** After this day it cannot be restored. */
  keptUntil: z.string(),
});
export type DeletedRecord = z.infer<typeof deletedRecordSchema>;

export const deletedRecordSortKeys = ['deletedAt', 'label', 'noun'] as const;

export const deletedRecordQuerySchema = z.extend(listQuerySchema(deletedRecordSortKeys), {
  noun: z.optional(oneOf('noun', deletedNouns)),
});
export type DeletedRecordQuery = z.output<typeof deletedRecordQuerySchema>;
