import { sql } from 'kysely';
import type { StatusFilter } from '#shared/status-filter.ts';
import { currentStatuses } from '#shared/student-status.ts';

/** The student has neither left nor graduated. The same literals as in the partial indexes, which a parameter would not match. */
export const isCurrent = sql<boolean>`students.status in (${sql.join(currentStatuses.map((status) => sql.lit(status)))})`;

export const hasStatus = (status: StatusFilter) =>
  status === 'CURRENT' ? isCurrent : sql<boolean>`students.status = ${status}`;
