import { sql } from 'kysely';
import type { StatusFilter } from '#shared/people/status-filter.ts';
import { currentStatuses } from '#shared/people/student-status.ts';

/** The student has neither left nor graduated. The same literals as in the partial indexes, which a parameter would not match. */
export const isCurrent = sql<boolean>`students.status in (${sql.join(currentStatuses.map((status) => sql.lit(status)))})`;

/** The student has no password and was never sent a link to choose one. */
export const isNotInvited = sql<boolean>`not exists (select 1 from accounts
  where accounts.student_id = students.id and (password_hash is not null
    or exists (select 1 from invites where invites.account_id = accounts.id)))`;

export const hasStatus = (status: StatusFilter) =>
  status === 'CURRENT' ? isCurrent : sql<boolean>`students.status = ${status}`;
