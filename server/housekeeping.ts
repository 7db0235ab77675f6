// Deletes expired data at the start, and every hour while the server runs.

import type { FastifyBaseLogger } from 'fastify';
import { knownDeviceDays } from '#server/auth/known-devices.ts';
import { deleteOldDevices } from '#server/db/account/known-devices.ts';
import { deleteOldFailures } from '#server/db/account/login-failures.ts';
import { deleteExpiredSessions } from '#server/db/account/sessions.ts';
import {
  deleteOldAudits,
  listForgottenEnquiries,
  listForgottenPeople,
  redactPerson,
} from '#server/db/office/audit-redactions.ts';
import { saveClockSeen } from '#server/db/office/clock.ts';
import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import { deleteOldDeletedRecords } from '#server/db/office/deleted-records.ts';
import { deleteOldImportRows } from '#server/db/office/imports.ts';
import type { Database } from '#server/db/schema.ts';
import { deleteUnused } from '#server/db/unused-rows.ts';
import { findClockJump } from '#server/rules/office/clock-jumps.ts';
import { deleteOldEnquiries } from '#server/rules/website/enquiries.ts';
import { monthsBefore } from '#shared/kit/dates.ts';
import { keptDays } from '#shared/office/deleted-records.ts';
import { isoAfter } from './clock.ts';
import type { Settings } from './settings.ts';

const hour = 3_600_000;
/** Longer than any wait of the log-in throttle. */
const failuresKept = 24 * hour;

interface Household {
  db: Database;
  settings: Pick<Settings, 'audit'>;
}

/**
 * Deletes old enquiries; deleted records, unused files and the undo data of imports after 30 days; expired sessions, old log-in
 * failures and devices.
 */
export async function tidyUp({ db, settings }: Household, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteOldFailures(db, isoAfter(now, -failuresKept));
  await deleteOldDevices(db, isoAfter(now, -knownDeviceDays * 24 * hour));
  await deleteOldImportRows(db, isoAfter(now, -keptDays * 24 * hour));
  await deleteOldDeletedRecords(db, now);
  await deleteUnused(db, isoAfter(now, -keptDays * 24 * hour));
  await tidyEnquiries(db, now);
  await tidyAuditLog(db, settings.audit, now);
}

/**
 * Enquiries end after the months of the college's settings. The privacy policy promises it, so that their entries in the
 * audit log are redacted without a setting.
 */
async function tidyEnquiries(db: Database, now: Date): Promise<void> {
  const { enquiryMonths } = await readCollegeSettings(db);
  await deleteOldEnquiries(db, monthsBefore(now, enquiryMonths), now);
  for (const id of await listForgottenEnquiries(db)) await redactPerson(db, id, now);
}

/** Redacts and deletes audit rows as the settings say; without settings the whole audit log is kept without limit. */
async function tidyAuditLog(db: Database, { years, redactDays }: Settings['audit'], now: Date) {
  if (years) await deleteOldAudits(db, isoAfter(now, -years * 365 * 24 * hour), now);
  if (!redactDays) return;
  for (const id of await listForgottenPeople(db, isoAfter(now, -redactDays * 24 * hour)))
    await redactPerson(db, id, now);
}

/** @returns the last time before a jump of the clock, with which nothing was done */
export async function keepHouse(household: Household, now: Date): Promise<string | undefined> {
  const { db } = household;
  const jumpedFrom = await findClockJump(db, now);
  // After a jump as well, at the first look: what is written with the new date does not vouch for it.
  await saveClockSeen(db, jumpedFrom ? new Date(jumpedFrom) : now);
  if (jumpedFrom) return jumpedFrom;
  await tidyUp(household, now);
  return undefined;
}

/** A failure is reported and tried again an hour later: it must not stop the server. */
export function startHousekeeping(household: Household, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const run = () =>
    void keepHouse(household, new Date()).then(
      (jumpedFrom) =>
        jumpedFrom && log.warn(`nothing is deleted by age: the clock was last right at ${jumpedFrom}`),
      (error: unknown) => log.warn({ err: error }, 'housekeeping failed'),
    );
  run();
  setInterval(run, hour).unref();
}
