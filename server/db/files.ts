// Uploaded files as bytes: PDFs, pictures of people, of events, of the website and of transfers. A record names its file, and a file
// never changes.
import type { UploadedPdf } from '#shared/kit/uploaded-pdfs.ts';
import { heldBytes } from './held-bytes.ts';
import { nextId } from './ids.ts';
import { deleteWhere, rowsFor } from './rows.ts';
import type { Database, Tx } from './schema.ts';

interface NewFile {
  /** Of a file that is named by its content or its owner. */
  id?: string;
  /** Of a PDF. */
  name?: string;
  /** The picture of the website of which this is one size in one format. */
  pictureId?: string;
}

/** A file that is stored already stays as it is. @returns the id */
export async function insertFile(
  db: Database,
  bytes: Uint8Array,
  now: Date,
  { id = nextId(), name = '', pictureId }: NewFile = {},
): Promise<string> {
  const about = { id, name, size: bytes.length, created_at: now.toISOString(), picture_id: pictureId };
  await db
    .insertInto('files')
    .values({ ...about, bytes })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

export async function readFile(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('files').select('bytes').where('id', '=', id).executeTakeFirst();
  return row && bufferOf(row.bytes);
}

/** SQLite gives bytes as Uint8Array, PostgreSQL as Buffer. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await deleteWhere(tx, 'files', { id });
}

export async function insertUploadedPdf(
  db: Database,
  { name, bytes }: { name: string; bytes: Buffer },
  now: Date,
): Promise<UploadedPdf> {
  return { id: await insertFile(db, bytes, now, { name }), name, bytes: bytes.length };
}

/** PDFs by their ids, without the content. A picture, which has no name, is none of them. */
export async function listUploadedPdfs(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, UploadedPdf>> {
  const files = await rowsFor(ids, (chunk) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'size as bytes'])
      .where('id', 'in', chunk)
      .where('name', '!=', ''),
  );
  return new Map(files.map((file) => [file.id, file]));
}

export async function readUploadedPdf(db: Database, id: string) {
  const file = (await listUploadedPdfs(db, [id])).get(id);
  const bytes = file && (await heldBytes(id, () => readFile(db, id)));
  return bytes && { name: file.name, bytes };
}
