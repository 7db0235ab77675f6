// The audit log: all changes and their authors. The history of a record is the part about that record.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { auditGroupNames } from '#shared/office/audit-groups.ts';

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** A person's name, or an admin's user name. */
  actor: z.string(),
  action: z.string(),
  /** 'student' or 'faculty' for the record itself; 'fee', 'payment', 'result', 'grade' or 'teaching' for a row below it. */
  noun: z.string(),
  /** Which row of the record, e.g. 'Tuition fee, first year'; '' for the record itself. */
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Newest first. */
export const auditQuerySchema = listQuerySchema(['at']);
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const collegeAuditEntrySchema = z.extend(auditEntrySchema, {
  recordId: z.string(),
  /** The record's name after the change; '' where the log has none. */
  about: z.string(),
});
export type CollegeAuditEntry = z.infer<typeof collegeAuditEntrySchema>;

/** Newest first. */
export const collegeAuditQuerySchema = z.extend(listQuerySchema(['at']), {
  noun: z.optional(oneOf('noun', auditGroupNames)),
});
export type CollegeAuditQuery = z.output<typeof collegeAuditQuerySchema>;
