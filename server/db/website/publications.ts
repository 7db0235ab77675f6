// What is published, and the history of it: one row for each time that something was published, taken back or brought back.
// The row with is_live is what readers see. Every change raises the version of the site, by which each process notices it.

import type { Author } from '#server/db/office/audit-log.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { findRow, insertRow, insertRows, listRows, updateWhere } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';

export type PublishedNoun = Schema['publications']['noun'];

interface Published {
  noun: PublishedNoun;
  recordId: string;
}

interface NewPublication extends Published {
  action: 'publish' | 'restore';
  version: number;
  /** The record as readers see it. */
  data: object;
  fileId?: string | null;
  /** The uploaded picture that readers may load. */
  pictureId?: string | null;
  /** Further uploaded pictures that readers may load. */
  pictureIds?: readonly string[];
}

/** Every process reads the version twice a second, so this must stay one cheap query. */
export async function readSiteVersion(db: Database): Promise<number> {
  return (await findRow(db, 'site_state', { id: 'site' }))?.version ?? 0;
}

/** The row of the site is locked until the transaction ends, so that publications follow each other. */
export async function raiseSiteVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('site_state')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', 'site')
    .execute();
}

/**
 * Whether the start records are to be entered: true once, then false. The row of the site is locked, so that of two processes
 * that start at once only one enters them.
 */
export async function takeStartRecords(tx: Tx): Promise<boolean> {
  // Every later start ends here: a new version of the site would let each process make all pages again.
  if (!(await lacksStartRecords(tx))) return false;
  await raiseSiteVersion(tx);
  if (!(await lacksStartRecords(tx))) return false;
  await tx.updateTable('site_state').set({ start_records_without: null }).execute();
  return true;
}

async function lacksStartRecords(tx: Tx): Promise<boolean> {
  return (await findRow(tx, 'site_state', { id: 'site' }))?.start_records_without !== null;
}

async function endLive(tx: Tx, { noun, recordId }: Published): Promise<boolean> {
  const live = { noun, record_id: recordId, is_live: 1 } as const;
  return (await updateWhere(tx, 'publications', live, { is_live: 0 })) > 0;
}

function rowOf({ noun, recordId }: Published, author: Author, now: Date) {
  return { noun, record_id: recordId, at: now.toISOString(), actor: author.label };
}

export async function insertPublication(tx: Tx, publication: NewPublication, author: Author, now: Date) {
  await raiseSiteVersion(tx);
  await endLive(tx, publication);
  const { action, version, data, fileId = null, pictureId = null, pictureIds = [] } = publication;
  const publication_id = await insertRow(tx, 'publications', {
    ...rowOf(publication, author, now),
    ...snakeCased({ action, version, fileId, pictureId, isLive: true }),
    data: JSON.stringify(data),
  });
  const pictures = pictureIds.map((picture_id) => ({ publication_id, picture_id }));
  await insertRows(tx, 'publication_pictures', pictures);
}

export async function takeBack(tx: Tx, published: Published, author: Author, now: Date): Promise<boolean> {
  if (!(await endLive(tx, published))) return false;
  await raiseSiteVersion(tx);
  const nothing = { action: 'takeBack', version: 0, data: null, file_id: null, is_live: 0 } as const;
  await insertRow(tx, 'publications', { ...rowOf(published, author, now), ...nothing });
  return true;
}

/** The history of one record, newest first; a hundred are enough for a screen. */
export async function listPublications(db: Database, { noun, recordId }: Published) {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export const findPublication = (db: Database, { noun, recordId }: Published, id: string) =>
  findRow(db, 'publications', { id, noun, record_id: recordId });

/** All that readers see now, of one kind of record. */
export const listLive = (db: Database, noun: PublishedNoun) =>
  listRows(db, 'publications', { noun, is_live: 1 }, ['id']);

export const findLive = (db: Database, { noun, recordId }: Published) =>
  findRow(db, 'publications', { noun, record_id: recordId, is_live: 1 });
