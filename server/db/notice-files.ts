import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { noticeFileSchema } from '#shared/notices.ts';
import { heldBytes } from './held-bytes.ts';
import { nextId } from './ids.ts';
import { chunksOf } from './rows.ts';
import type { Database, Tx } from './schema.ts';

export type NoticeFile = z.infer<typeof noticeFileSchema>;

export async function insertNoticeFile(
  db: Database,
  { name, bytes }: { name: string; bytes: Buffer },
  now: Date,
): Promise<NoticeFile> {
  const file = { id: nextId(), name, bytes: bytes.length };
  await db
    .insertInto('notice_files')
    .values({ ...file, data: bytes.toString('base64'), created_at: now.toISOString() })
    .execute();
  return file;
}

/** Without the content. */
export async function findNoticeFile(db: Database | Tx, id: string): Promise<NoticeFile | undefined> {
  return db
    .selectFrom('notice_files')
    .select(['id', 'name', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Several by their ids, without the content. */
export async function listNoticeFiles(db: Database, ids: string[]): Promise<Map<string, NoticeFile>> {
  const files = new Map<string, NoticeFile>();
  for (const chunk of chunksOf(ids)) {
    const rows = await db
      .selectFrom('notice_files')
      .select(['id', 'name', 'bytes'])
      .where('id', 'in', chunk)
      .execute();
    for (const file of rows) files.set(file.id, file);
  }
  return files;
}

export async function readNoticeFile(
  db: Database,
  id: string,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const file = await findNoticeFile(db, id);
  const bytes = await heldBytes(`pdf ${id}`, async () => {
    const row = await db.selectFrom('notice_files').select('data').where('id', '=', id).executeTakeFirst();
    return row && Buffer.from(row.data, 'base64');
  });
  return file && bytes && { name: file.name, bytes };
}

/** PDFs that were uploaded and then belong to no notice, no link of the examination hub and no publication. @param before an instant */
export async function deleteUnusedNoticeFiles(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom('notice_files')
    .where('created_at', '<', before)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('notices').select('file_id').where('file_id', 'is not', null).$castTo<string>(),
    )
    .where('id', 'not in', (eb) =>
      eb.selectFrom('exam_links').select('file_id').where('file_id', 'is not', null).$castTo<string>(),
    )
    .where('id', 'not in', (eb) =>
      eb.selectFrom('publications').select('file_id').where('file_id', 'is not', null).$castTo<string>(),
    )
    // A deleted record can be restored with its PDF.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deleted_records')
            .select('deleted_records.id')
            .where('noun', 'in', ['notice', 'exam-link'])
            .where('data', 'like', sql<string>`'%' || notice_files.id || '%'`),
        ),
      ),
    )
    .execute();
}
