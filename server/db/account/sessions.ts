import type { Insertable } from 'kysely';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { countOf } from '#server/db/list-page.ts';
import { isCurrent } from '#server/db/people/current-students.ts';
import { deleteWhere, updateWhere } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/kit/languages.ts';
import { isFormer } from '#shared/people/student-status.ts';
import type { Child, PermissionSet, Role } from '#shared/roles.ts';
import { toAccount } from './accounts.ts';

/** The session of a request, if it has neither ended nor expired. */
export interface Session {
  id: string;
  accountId: string;
  role: Role;
  permissions: readonly PermissionSet[];
  recordId: string;
  language: Language;
  /** Of a guardian; a student who leaves, or is taken from the guardian, is gone with the next call. */
  children?: readonly Child[];
  /** How the audit log names the person. */
  label: string;
  lastSeenAt: string;
  expiresAt: string;
  hasSecondFactor: boolean;
  /** When the user last confirmed the password. */
  confirmedAt: string;
  /** An admin who sees a portal as its person does; role and record are that person's. */
  isViewing?: true;
}

const sessionRows = fixedQuery(['tokenHash', 'instant'], (db, { tokenHash, instant }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('students', 'students.id', 'accounts.student_id')
    .leftJoin('faculty', 'faculty.id', 'accounts.faculty_id')
    .leftJoin('guardians', 'guardians.id', 'accounts.guardian_id')
    .selectAll('accounts')
    .select(['sessions.id as session_id', 'last_seen_at', 'expires_at', 'confirmed_at'])
    .select(({ fn }) => [
      'students.status',
      'faculty.left_on',
      fn.coalesce('students.first_name', 'faculty.first_name', 'guardians.first_name').as('first_name'),
      fn.coalesce('students.last_name', 'faculty.last_name', 'guardians.last_name').as('last_name'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('idle_expires_at', '>', instant)
    .where('expires_at', '>', instant),
);

const childRows = fixedQuery(['guardianId'], (db, { guardianId }) =>
  db
    .selectFrom('guardian_students')
    .innerJoin('students', 'students.id', 'student_id')
    .select(['student_id', 'year', 'may_see_fees', 'may_see_marks'])
    .where('guardian_id', '=', guardianId)
    .where(isCurrent),
);

/** Those who have neither left nor graduated. */
export const childrenOf = async (db: Database, of: { guardianId: string }): Promise<Child[]> =>
  (await childRows(db, of)).map((row) => ({
    studentId: row.student_id,
    year: row.year,
    maySeeFees: row.may_see_fees === 1,
    maySeeMarks: row.may_see_marks === 1,
  }));

export async function findSession(db: Database, tokenHash: string, now: Date): Promise<Session | undefined> {
  const [row] = await sessionRows(db, { tokenHash, instant: now.toISOString() });
  if (!row) return undefined;
  // Leaving the college and closing an account end the sessions; a log-in at that very moment is refused here.
  const { status } = row;
  const { id: accountId, isClosed, passwordHash: _, ...account } = toAccount(row);
  if (isClosed || row.left_on || (status && isFormer({ status }))) return undefined;
  const children = row.guardian_id ? await childrenOf(db, { guardianId: row.guardian_id }) : undefined;
  if (children?.length === 0) return undefined;
  return {
    ...account,
    id: row.session_id,
    accountId,
    ...(children && { children }),
    label: row.username ?? `${row.first_name} ${row.last_name}`.trim(),
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    confirmedAt: row.confirmed_at,
  };
}

export async function insertSession(tx: Tx, row: Insertable<Schema['sessions']>): Promise<void> {
  await tx.insertInto('sessions').values(row).execute();
}

export async function touchSession(db: Database, id: string, seenAt: string, idleExpiresAt: string) {
  await updateWhere(db, 'sessions', { id }, { last_seen_at: seenAt, idle_expires_at: idleExpiresAt });
}

/** Called after the user has confirmed the password: replaces the token, so that the earlier one becomes invalid. */
export async function renewSession(db: Database, id: string, tokenHash: string, now: Date): Promise<void> {
  await updateWhere(db, 'sessions', { id }, { token_hash: tokenHash, confirmed_at: now.toISOString() });
}

export async function listSessions(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('idle_expires_at', '>', now.toISOString())
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function deleteSession(db: Database, accountId: string, id: string): Promise<boolean> {
  return (await deleteWhere(db, 'sessions', { id, account_id: accountId })) > 0;
}

export async function deleteSessionByToken(db: Database, tokenHash: string): Promise<void> {
  await deleteWhere(db, 'sessions', { token_hash: tokenHash });
}

/** @param exceptId the caller's own session, which is kept */
export async function deleteSessionsOfAccount(tx: Tx, accountId: string, exceptId?: string): Promise<void> {
  let query = tx.deleteFrom('sessions').where('account_id', '=', accountId);
  if (exceptId) query = query.where('id', '!=', exceptId);
  await query.execute();
}

/** Keeps the newest `keep` sessions of an account, so that the table cannot be filled by signing in. */
export async function deleteOldestSessions(tx: Tx, accountId: string, keep: number): Promise<void> {
  const kept = tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keep);
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const instant = now.toISOString();
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<', instant), where('idle_expires_at', '<', instant)]))
    .execute();
}

/** The sessions that have not ended. */
export async function countSessions(db: Database, now: Date): Promise<number> {
  return countOf(db.selectFrom('sessions').select('id').where('idle_expires_at', '>', now.toISOString()));
}
