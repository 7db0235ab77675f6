// The owner of a row in the lists of personal and contact information.
import * as z from 'zod/mini';
import { statusFilter } from '#shared/people/status-filter.ts';

/** The row's owner: a student or a faculty member; the other one is null. */
const ownerSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
/** A student as lists of others name one. */
export const namedStudentSchema = z.extend(ownerSchema, { enrollmentNumber: z.string() });
export const owners = { student: z.nullable(ownerSchema), faculty: z.nullable(ownerSchema) };

export const personKinds = ['student', 'faculty'] as const;
export const peopleFilters = {
  /** `of=student` or `of=faculty`: only the rows of students or of faculty. */
  of: z.optional(z.enum(personKinds, 'of must be student or faculty')),
  /** Of the students; the rows of faculty stay. */
  status: statusFilter,
};
