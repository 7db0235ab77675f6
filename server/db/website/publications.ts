// What is published, and the history of it: one row for each time that something was published, taken back or brought back.
// The row with is_live is what readers see. Every change raises the version of the site, by which each process notices it.

import { fixedQuery } from '#server/db/fixed-query.ts';
import { nextId } from '#server/db/ids.ts';
import type { Author } from '#server/db/office/audit-log.ts';
import { updateWhere } from '#server/db/rows.ts';
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

const select = fixedQuery(['site'], (db, { site }) =>
  db.selectFrom('site_state').select('version').where('id', '=', site),
);

/** Every process reads the version twice a second, so this must stay one cheap query. */
export async function readSiteVersion(db: Database): Promise<number> {
  const [row] = await select(db, { site: 'site' });
  return row?.version ?? 0;
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
  const row = await tx.selectFrom('site_state').select('start_records_without').executeTakeFirstOrThrow();
  return row.start_records_without !== null;
}

async function endLive(tx: Tx, { noun, recordId }: Published): Promise<boolean> {
  const live = { noun, record_id: recordId, is_live: 1 } as const;
  return (await updateWhere(tx, 'publications', live, { is_live: 0 })) > 0;
}

function rowOf({ noun, recordId }: Published, author: Author, now: Date) {
  return { id: nextId(), noun, record_id: recordId, at: now.toISOString(), actor: author.label };
}

export async function insertPublication(tx: Tx, publication: NewPublication, author: Author, now: Date) {
  await raiseSiteVersion(tx);
  await endLive(tx, publication);
  const { action, version, data, fileId = null, pictureId = null, pictureIds = [] } = publication;
  const row = rowOf(publication, author, now);
  await tx
    .insertInto('publications')
    .values({
      ...row,
      action,
      version,
      data: JSON.stringify(data),
      file_id: fileId,
      picture_id: pictureId,
      is_live: 1,
    })
    .execute();
  const pictures = pictureIds.map((picture_id) => ({ publication_id: row.id, picture_id }));
  if (pictures.length > 0) await tx.insertInto('publication_pictures').values(pictures).execute();
}

export async function takeBack(tx: Tx, published: Published, author: Author, now: Date): Promise<boolean> {
  if (!(await endLive(tx, published))) return false;
  await raiseSiteVersion(tx);
  await tx
    .insertInto('publications')
    .values({
      ...rowOf(published, author, now),
      action: 'takeBack',
      version: 0,
      data: null,
      file_id: null,
      is_live: 0,
    })
    .execute();
  return true;
}

const columns = ['id', 'record_id', 'at', 'actor', 'action', 'is_live', 'version', 'data'] as const;

/** The history of one record, newest first; a hundred are enough for a screen. */
export async function listPublications(db: Database, { noun, recordId }: Published) {
  return db
    .selectFrom('publications')
    .select(columns)
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function findPublication(db: Database, { noun, recordId }: Published, id: string) {
  return db
    .selectFrom('publications')
    .select(columns)
    .where('id', '=', id)
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .executeTakeFirst();
}

/** All that readers see now, of one kind of record. */
export async function listLive(db: Database, noun: PublishedNoun) {
  return db
    .selectFrom('publications')
    .select(['record_id', 'at', 'version', 'data'])
    .where('noun', '=', noun)
    .where('is_live', '=', 1)
    .orderBy('id')
    .execute();
}

export async function findLive(db: Database, { noun, recordId }: Published) {
  return db
    .selectFrom('publications')
    .select(['record_id', 'at', 'version', 'data', 'file_id'])
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .where('is_live', '=', 1)
    .executeTakeFirst();
}
