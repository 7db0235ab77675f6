// What piles up is thrown away: at the start, and every hour while the server runs.

import { knownDeviceDays } from '#server/auth/known-devices.ts';
import { deleteOldDeletedRecords } from '#server/db/deleted-records.ts';
import { deleteOldImportRows } from '#server/db/imports.ts';
import { deleteOldDevices } from '#server/db/known-devices.ts';
import { deleteOldFailures } from '#server/db/login-failures.ts';
import type { Database } from '#server/db/schema.ts';
import { deleteExpiredSessions } from '#server/db/sessions.ts';
import { foldStudentCount } from '#server/db/student-count.ts';
import type { Uploads } from '#server/http/uploads.ts';
import { keptDays } from '#shared/deleted-records.ts';
import { isoAfter } from './clock.ts';

const hour = 3_600_000;
/** Longer than any wait of the log-in throttle. */
const failuresKept = 24 * hour;

interface Household {
  db: Database;
  uploads: Uploads;
}

/** Deleted records and the way back of imports after 30 days, expired sessions, old log-in failures and known devices. */
export async function tidyUp({ db, uploads }: Household, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteOldFailures(db, isoAfter(now, -failuresKept));
  await deleteOldDevices(db, isoAfter(now, -knownDeviceDays * 24 * hour));
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
