// A call that waits for a second person is kept as it was sent.
import { createHash } from 'node:crypto';
import { countOtherAdmins } from '#server/db/account/admins.ts';
import { insertApproval } from '#server/db/office/approvals.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import type { Asked } from '#server/rules/office/approvals.ts';
import type { CallName } from '#shared/contract.ts';

/** A call as it was sent. */
export interface KeptCall {
  name: CallName;
  params: unknown;
  body: unknown;
  ifMatch: number | undefined;
  /** The questions that its sender has confirmed. */
  confirmed: unknown;
}

/** @returns the answer @throws 409 where the same call waits already, or no other account may approve it */
export async function keepCall(
  db: Database,
  asked: Asked,
  call: KeptCall,
  { author, accountId, now }: { author: Author; accountId: string; now: Date },
): Promise<{ approval: string; message: string }> {
  const { name, params, body } = call;
  const same = JSON.stringify({ name, params, body: { ...(body as object | undefined), reason: '' } });
  const { kind, recordId, what, reason } = asked;
  const id = await db.transaction().execute(async (tx) => {
    if ((await countOtherAdmins(tx, accountId, ['principal', 'admin'])) === 0)
      throw new ApiError(
        409,
        'No other account may approve this: an admin gives another account the set Principal, or turns the approval off in the settings.',
      );
    const made = await insertApproval(tx, {
      kind,
      record_id: recordId,
      what,
      reason,
      call: JSON.stringify(call),
      call_key: createHash('sha256').update(same).digest('base64url'),
      account_id: accountId,
      asked_by: author.label,
      asked_at: now.toISOString(),
    });
    if (!made) throw new ApiError(409, 'This waits for the principal’s approval already.');
    const change = { action: 'create', noun: 'approval', recordId, label: what } as const;
    await insertAudit(tx, author, { ...change, after: { reason } }, now);
    return made;
  });
  return { approval: id, message: 'This waits for the principal’s approval' };
}
