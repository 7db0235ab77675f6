// The owner of a row in the lists of personal and contact information.
import * as z from 'zod/mini';

/** The row's owner: a student or a faculty member; the other one is null. */
const ownerSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export const owners = { student: z.nullable(ownerSchema), faculty: z.nullable(ownerSchema) };

export const personKinds = ['student', 'faculty'] as const;
/** `of=student` or `of=faculty`: only the rows of students or of faculty. */
export const kindFilter = z.optional(z.enum(personKinds, 'of must be student or faculty'));
