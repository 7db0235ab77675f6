// Before what cannot be undone, or gives an account away, the caller proves the own identity again: the calls that the
// contract declares so (`confirm`).
import type { Clock } from '#server/clock.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { ApiError } from '#server/errors.ts';
import type { Call } from '#shared/kit/call.ts';

const confirmedFor = 10 * 60_000;

/**
 * A log-in within the last ten minutes counts as confirmation.
 * @param body as it was sent, not yet parsed by the schema
 * @throws 403 that names `confirmation`
 */
export function requireConfirmed(entry: Call, body: unknown, session: Session | null, clock: Clock): void {
  if (!needsConfirmation(entry, body)) return;
  // A confirmation in the future was written before the server's clock was set back.
  if (session && Math.abs(clock().getTime() - Date.parse(session.confirmedAt)) <= confirmedFor) return;
  const sentence = 'Confirm with your password that it is you.';
  throw new ApiError(403, sentence, { fields: { confirmation: sentence } });
}

function needsConfirmation({ confirm = [] }: Call, body: unknown): boolean {
  if (confirm === true) return true;
  return typeof body === 'object' && body !== null && confirm.some((field) => field in body);
}
