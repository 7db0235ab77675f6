// Before what cannot be undone, or gives money or an account away, the caller proves the own identity again. Which calls and
// which fields these are stands in shared/roles.ts; no handler has to think of it.
import type { Clock } from '#server/clock.ts';
import type { Session } from '#server/db/account/sessions.ts';
import type { Change } from '#server/db/office/audit-log.ts';
import { ApiError } from '#server/errors.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { confirmedFields } from '#shared/roles.ts';

const confirmedFor = 10 * 60_000;

/** A log-in within the last ten minutes counts as confirmation. @returns the refusal, a 403 that names `confirmation` */
export function unconfirmed(session: Session | null, clock: Clock): ApiError | undefined {
  // A confirmation in the future was written before the server's clock was set back.
  if (session && Math.abs(clock().getTime() - Date.parse(session.confirmedAt)) <= confirmedFor)
    return undefined;
  const sentence = 'Confirm with your password that it is you.';
  return new ApiError(403, sentence, { fields: { confirmation: sentence } });
}

/** Whether one of the fields that need a confirmation gets another value. */
export function changesConfirmedField({
  noun,
  before,
  after,
}: Pick<Change, 'noun' | 'before' | 'after'>): boolean {
  const paths = (before && after && confirmedFields[noun]) ?? [];
  return paths.some((path) => valueAt(before, path) !== valueAt(after, path));
}
