// The PDFs of notices, of the links of the examination hub and of study material. Their table is called `notice_files`, after those that it held first.

import { heldBytes } from '#server/db/held-bytes.ts';
import { nextId } from '#server/db/ids.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { deleteUnused } from '#server/db/unused-rows.ts';
import type { UploadedPdf } from '#shared/kit/uploaded-pdfs.ts';

export async function insertUploadedPdf(
  db: Database,
  { name, bytes }: { name: string; bytes: Buffer },
  now: Date,
): Promise<UploadedPdf> {
  const file = { id: nextId(), name, bytes: bytes.length };
  await db
    .insertInto('notice_files')
    .values({ ...file, data: bytes.toString('base64'), created_at: now.toISOString() })
    .execute();
  return file;
}

/** Without the content. */
export async function findUploadedPdf(db: Database | Tx, id: string): Promise<UploadedPdf | undefined> {
  return db
    .selectFrom('notice_files')
    .select(['id', 'name', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Several by their ids, without the content. */
export async function listUploadedPdfs(db: Database, ids: string[]): Promise<Map<string, UploadedPdf>> {
  const files = await rowsFor(ids, (chunk) =>
    db.selectFrom('notice_files').select(['id', 'name', 'bytes']).where('id', 'in', chunk),
  );
  return new Map(files.map((file) => [file.id, file]));
}

export async function readUploadedPdf(db: Database, id: string) {
  const file = await findUploadedPdf(db, id);
  const bytes = await heldBytes(`pdf ${id}`, async () => {
    const row = await db.selectFrom('notice_files').select('data').where('id', '=', id).executeTakeFirst();
    return row && Buffer.from(row.data, 'base64');
  });
  return file && bytes && { name: file.name, bytes };
}

/** PDFs that were uploaded and then belong to no notice, no link of the examination hub, no study material and no publication. @param before an instant */
export const deleteUnusedPdfs = (db: Database, before: string): Promise<void> =>
  deleteUnused(db, 'notice_files', pdfUsers, before);

const pdfUsers = {
  named: ['notices.file_id', 'exam_links.file_id', 'study_materials.file_id', 'publications.file_id'],
  nouns: ['notice', 'exam-link', 'study-material', 'subject'],
} as const;
