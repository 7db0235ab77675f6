// Invites for many students at once, and the invites of tokens for the slips to print.
import { type Author, insertAudits } from '#server/db/audit-log.ts';
import { insertInvites, listAccountsWithoutPassword } from '#server/db/invites.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Student } from '#shared/students.ts';
import { inviteExpiry } from './invites.ts';
import { hashToken, newToken } from './tokens.ts';

/** @returns a new token for each of the students who have no password yet, in their order */
export async function inviteStudents(
  tx: Tx,
  students: readonly Student[],
  { author, now }: { author: Author; now: Date },
): Promise<{ student: Student; token: string; expiresAt: string }[]> {
  const accounts = await listAccountsWithoutPassword(
    tx,
    students.map(({ id }) => id),
  );
  const expiresAt = inviteExpiry(now);
  const invited = students.flatMap((student) => {
    const accountId = accounts.get(student.id);
    return accountId ? [{ student, accountId, token: newToken(), expiresAt }] : [];
  });
  await insertInvites(
    tx,
    invited.map(({ accountId, token }) => ({
      ...{ tokenHash: hashToken(token), accountId, expiresAt, createdAt: now.toISOString() },
    })),
  );
  const changes = invited.map(({ student }) => ({
    ...({ action: 'invite', noun: 'student', recordId: student.id } as const),
  }));
  await insertAudits(tx, author, changes, now);
  return invited;
}
