// The files of profile pictures are not in the database: a process that ends between the file and its row leaves a file without one.
import { chunksOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';

/**
 * @param names files, named by the student's id and a random part
 * @returns those that neither a student nor a deleted record needs
 */
export async function listLostPictures(db: Database, names: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const chunk of chunksOf(names)) {
    const owners = chunk.map(ownerOf);
    const students = await db
      .selectFrom('students')
      .select('profile_pic')
      .where('id', 'in', owners)
      .execute();
    const deleted = await db
      .selectFrom('deleted_records')
      .select('record_id')
      .where('record_id', 'in', owners)
      .execute();
    const used = new Set(students.map(({ profile_pic }) => profile_pic));
    const restorable = new Set(deleted.map(({ record_id }) => record_id));
    lost.push(...chunk.filter((name) => !used.has(name) && !restorable.has(ownerOf(name))));
  }
  return lost;
}

const ownerOf = (name: string) => name.slice(0, name.indexOf('.'));
