// Views of a person's record or portal by staff: one audit row per session, record and hour, so that most reads cost no write.
import type { Clock } from '#server/clock.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { type Author, hasAudit, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';

const hour = 3_600_000;

export async function noteView(
  context: { db: Database; clock: Clock; author: Author; session: Session },
  noun: 'student' | 'faculty' | 'guardian' | 'enquiry',
  recordId: string,
  of: 'record' | 'portal' = 'record',
): Promise<void> {
  const { db, clock, author, session } = context;
  // Who reads the own record, and guardians, leave no audit row.
  if (session.recordId === recordId || session.role === 'guardian') return;
  const now = clock();
  const since = new Date(now.getTime() - (now.getTime() % hour)).toISOString();
  const isPortal = of === 'portal';
  const label = isPortal ? `${noun} portal` : noun;
  const change = { action: 'view', noun: 'view', recordId, label } as const;
  const by = isPortal ? `portal ${session.id}` : session.id;
  await db.transaction().execute(async (tx) => {
    // The row contains the session: views from two devices of one user are two views.
    const seen = await hasAudit(tx, { ...change, accountId: session.accountId }, since, by);
    if (!seen) await insertAudit(tx, author, { ...change, after: { session: by } }, now);
  });
}
