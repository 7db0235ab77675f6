// Row locks: no other transaction changes a record between this transaction's read and write.
import type { DeletedNoun } from '#shared/office/deleted-records.ts';
import { isPostgres } from './driver/dialect.ts';
import { anyTable, chunksOf } from './rows.ts';
import type { Schema, Tx } from './schema.ts';

/** The table of each record that can be deleted and restored. */
export const recordTables = {
  student: 'students',
  fee: 'fees',
  'fee-plan': 'fee_plans',
  result: 'results',
  grade: 'grade_info',
  faculty: 'faculty',
  subject: 'subjects',
  teaching: 'teaching',
  'exam-session': 'exam_sessions',
  event: 'events',
  'academic-calendar': 'academic_calendar',
  notice: 'notices',
  enquiry: 'enquiries',
  'website-person': 'website_people',
  'gallery-picture': 'gallery_pictures',
  'exam-link': 'exam_links',
} as const satisfies Record<DeletedNoun, keyof Schema>;

/** A fact is never deleted, only changed. */
const lockedTables = { ...recordTables, fact: 'facts' } as const;
type LockedNoun = keyof typeof lockedTables;

/**
 * Until this transaction ends no other transaction changes or deletes the record, or adds a row below it. To be called
 * before the record is read. On SQLite this does nothing: it has one writer at a time.
 */
export async function lockRecord(tx: Tx, noun: LockedNoun, id: string): Promise<void> {
  await lockRecords(tx, noun, [id]);
}

/** Locks several records in the order of their ids, so that two transactions cannot deadlock. */
export async function lockRecords(tx: Tx, noun: LockedNoun, ids: string[]): Promise<void> {
  if (!isPostgres(tx)) return;
  for (const chunk of chunksOf(ids.toSorted())) {
    const rows = anyTable(tx).selectFrom(lockedTables[noun]).select('id').where('id', 'in', chunk);
    await rows.orderBy('id').forUpdate().execute();
  }
}
