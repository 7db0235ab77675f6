import { expect, test } from 'vitest';
import { backupName, outdatedBackups } from './backup-folder.ts';

const now = new Date('2026-11-20T21:30:00Z');
/** Backups of every hour of the last days, oldest first. */
const hourly = (days: number) =>
  Array.from({ length: days * 24 }, (_, index) =>
    backupName(new Date(now.getTime() - (days * 24 - 1 - index) * 3_600_000)),
  );

test('a backup is named by its time in UTC', () => {
  expect(backupName(now)).toBe('college-2026-11-20T21-30-00');
  expect(backupName(now, 'before-restore')).toBe('before-restore-2026-11-20T21-30-00');
});

test('the newest are kept, other entries of the folder are never named', () => {
  const [first = '', ...rest] = hourly(1);
  const entries = [...rest, 'college-notes', 'before-restore-2020-01-01T00-00-00', `${first}.part`, first];
  expect(outdatedBackups(entries, { newest: 23, days: undefined }, now)).toEqual([first]);
  expect(outdatedBackups(entries, { newest: 24, days: undefined }, now)).toEqual([]);
  expect(outdatedBackups([], { newest: 1, days: 5 }, now)).toEqual([]);
});

test('with days the last backup of each of these days is kept besides', () => {
  const all = hourly(5);
  const deleted = new Set(outdatedBackups(all, { newest: 24, days: 3 }, now));
  const kept = all.filter((name) => !deleted.has(name));
  expect(kept.slice(0, -24)).toEqual(['college-2026-11-17T23-30-00', 'college-2026-11-18T23-30-00']);
  expect(kept.slice(-24)).toEqual(all.slice(-24));
});
