import { sql } from 'kysely';
import { currentStatuses } from '#shared/student-status.ts';

/** The student has neither left nor graduated. The same literals as in the partial indexes, which a parameter would not match. */
export const isCurrent = sql<boolean>`students.status in (${sql.join(currentStatuses.map((status) => sql.lit(status)))})`;
