// Ends what lets students in: sessions, open invite links and calendar feeds. Their accounts and passwords stay.
import { chunksOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';

export async function deleteAccessOf(tx: Tx, studentIds: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(studentIds)) {
    const accounts = tx.selectFrom('accounts').select('id').where('student_id', 'in', chunk);
    await tx.deleteFrom('sessions').where('account_id', 'in', accounts).execute();
    await tx.deleteFrom('calendar_feeds').where('account_id', 'in', accounts).execute();
    await tx.deleteFrom('invites').where('account_id', 'in', accounts).where('used_at', 'is', null).execute();
  }
}
