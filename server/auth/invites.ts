import { isoAfter } from '#server/clock.ts';
import { insertInvite } from '#server/db/invites.ts';
import type { Tx } from '#server/db/schema.ts';
import { hashToken, newToken } from './tokens.ts';

const inviteHours = 72;

/** @returns the token, told once: only its hash is kept */
export async function startInvite(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = isoAfter(now, inviteHours * 3_600_000);
  await insertInvite(tx, { tokenHash: hashToken(token), accountId, expiresAt, createdAt: now.toISOString() });
  return { token, expiresAt };
}
