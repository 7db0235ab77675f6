// Whose row it is, in the lists of personal and of contact information.
import * as z from 'zod/mini';

/** Whose row it is: one of the two, the other is null. */
const ownerSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export const owners = { student: z.nullable(ownerSchema), faculty: z.nullable(ownerSchema) };

export const personKinds = ['student', 'faculty'] as const;
/** `of=student` or `of=faculty`: only theirs. */
export const kindFilter = z.optional(z.enum(personKinds, 'of must be student or faculty'));
