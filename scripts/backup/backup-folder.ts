// The folders that `npm run backup` makes: college-2026-11-20T21-00-00, each with a database.

import { dayMilliseconds } from '#shared/teaching/weekdays.ts';

const namePattern = /^college-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

export const sqliteCopy = 'college.db';
export const postgresDump = 'college.dump';

const timeOf = (moment: Date) => moment.toISOString().replaceAll(':', '-').slice(0, 19);

/** @param kind 'college' for a backup, 'before-restore' for what a restore has replaced, which no later backup deletes */
export function backupName(now: Date, kind: 'college' | 'before-restore' = 'college'): string {
  return `${kind}-${timeOf(now)}`;
}

/**
 * The newest are kept, and for some days the newest of each day. Other entries of the folder are never named.
 * @returns the names of the backups to delete
 */
export function outdatedBackups(
  entries: string[],
  { newest, days }: { newest: number; days: number | undefined },
  now: Date,
): string[] {
  const backups = entries.filter((entry) => namePattern.test(entry)).toSorted();
  const oldest = days ? backupName(new Date(now.getTime() - days * dayMilliseconds)) : '~';
  const dayOf = (name: string) => name.slice(0, 'college-2026-11-20'.length);
  return backups.slice(0, Math.max(0, backups.length - newest)).filter((name, index) => {
    const isLastOfDay = dayOf(name) !== dayOf(backups[index + 1] ?? '');
    return !(isLastOfDay && name >= oldest);
  });
}
