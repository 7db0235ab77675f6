// What piles up is thrown away: at the start, and every hour while the server runs.
import { keptDays } from '#shared/history.ts';
import { isoAfter } from './clock.ts';
import { deleteOldDeletedRecords } from './db/deleted-records.ts';
import { deleteOldImportRows } from './db/imports.ts';
import { deleteOldFailures } from './db/login-failures.ts';
import type { Database } from './db/schema.ts';
import { deleteExpiredSessions } from './db/sessions.ts';
import { foldStudentCount } from './db/student-count.ts';
import type { Uploads } from './http/uploads.ts';

const hour = 3_600_000;
/** Longer than any wait of the log-in throttle. */
const failuresKept = 24 * hour;

interface Household {
  db: Database;
  uploads: Uploads;
}

/** Deleted records and the way back of imports after 30 days, sessions that are over, old log-in failures. */
export async function tidyUp({ db, uploads }: Household, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteOldFailures(db, isoAfter(now, -failuresKept));
  await deleteOldImportRows(db, isoAfter(now, -keptDays * 24 * hour));
  await foldStudentCount(db);
  for (const picture of await deleteOldDeletedRecords(db, now)) await uploads.delete(picture);
}

/** @param onError a failure is reported and tried again an hour later: it must not stop the server */
export function startHousekeeping(household: Household, onError: (error: unknown) => void): void {
  const run = () => void tidyUp(household, new Date()).catch(onError);
  run();
  setInterval(run, hour).unref();
}
