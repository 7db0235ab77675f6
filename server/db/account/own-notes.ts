// What an account may note about itself in a day: with a session or a password a script could fill the audit log with calendar
// links, saved views or log-ins.
import type { Database } from '#server/db/schema.ts';
import { countWithin } from './login-failures.ts';

const perDay = { most: 100, window: 24 * 3_600_000 };

/**
 * Counts a note. Each kind has a count of its own: who has a stolen session cannot use up the change of the password.
 * @param about the account; for log-ins with unknown names the network
 * @returns the seconds to wait where the day's notes of this kind are used up, else 0
 */
export async function countNote(db: Database, kind: string, about: string, now: Date): Promise<number> {
  return countWithin(db, `notes:${kind}:${about}`, perDay, now);
}
