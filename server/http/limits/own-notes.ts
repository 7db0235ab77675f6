import { countNote } from '#server/db/account/login-failures.ts';
import type { Session } from '#server/db/account/sessions.ts';
import type { Change } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { childOf } from '#shared/roles.ts';

/** These are never refused: the handlers leave out the note instead. */
const unlimited = new Set(['login', 'logout']);

/** @throws 429 where the account has noted the like about itself, or who is not of the office has made such files, too often today */
export async function limitOwnNotes(tx: Tx, session: Session, changes: readonly Change[], now: Date) {
  const { accountId, recordId } = session;
  for (const change of changes) {
    const isOwn =
      [accountId, recordId].includes(change.recordId) ||
      childOf(session, change.recordId) ||
      (change.action === 'export' && session.permissions.length === 0);
    if (!isOwn || unlimited.has(change.action)) continue;
    const retryAfter = await countNote(tx, `${change.noun} ${change.action}`, accountId, now);
    const sentence = 'You have done this too often today. Please try again tomorrow.';
    if (retryAfter > 0) throw new ApiError(429, sentence, { retryAfter });
  }
}
