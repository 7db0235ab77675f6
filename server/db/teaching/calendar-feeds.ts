import { sql } from 'kysely';
import { isCurrent } from '#server/db/people/current-students.ts';
import { deleteWhere, listRows, saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { Role } from '#shared/roles.ts';

/** The account's feed; the list is empty or has one entry. */
export async function listCalendarFeeds(db: Database, accountId: string) {
  const feeds = await listRows(db, 'calendar_feeds', { account_id: accountId });
  return feeds.map(({ created_at }) => ({ createdAt: created_at }));
}

/** Replaces an earlier feed, whose address becomes invalid. */
export async function insertCalendarFeed(tx: Tx, accountId: string, tokenHash: string, now: Date) {
  const feed = { token_hash: tokenHash, created_at: now.toISOString() };
  await saveRow(tx, 'calendar_feeds', { account_id: accountId }, feed);
}

export async function deleteCalendarFeed(tx: Tx, accountId: string): Promise<boolean> {
  return (await deleteWhere(tx, 'calendar_feeds', { account_id: accountId })) > 0;
}

/** Finds the owner of a feed by its token. @returns the owner's role, a student's year, a teacher's record */
export async function findCalendarFeed(
  db: Database,
  tokenHash: string,
): Promise<{ role: Role; year: Year | null; facultyId: string | null } | undefined> {
  return (
    db
      .selectFrom('calendar_feeds')
      .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
      .leftJoin('students', 'students.id', 'accounts.student_id')
      .leftJoin('faculty', 'faculty.id', 'accounts.faculty_id')
      .select(['role', 'year', 'accounts.faculty_id as facultyId'])
      .where('token_hash', '=', tokenHash)
      // Leaving the college ends the feed; one that is made at that very moment is refused here.
      .where(sql<boolean>`(students.status is null or ${isCurrent})`)
      .where('faculty.left_on', 'is', null)
      .executeTakeFirst()
  );
}
