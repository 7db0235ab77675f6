import { nextId } from '#server/db/ids.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { StudyMaterial } from '#shared/teaching/study/study-materials.ts';

/** @param years of study whose subjects are read; undefined for all */
function selectMaterials(db: Database, years?: readonly Year[]) {
  const select = db
    .selectFrom('study_materials')
    .innerJoin('subjects', 'subjects.id', 'study_materials.subject_id')
    .innerJoin('notice_files', 'notice_files.id', 'study_materials.file_id')
    .select([
      'study_materials.id',
      'subject_id as subjectId',
      'title',
      'file_id',
      'notice_files.name',
      'bytes',
      'added_at as addedAt',
      'added_by as addedBy',
      'study_materials.version',
    ]);
  return years ? select.where('subjects.year', 'in', years) : select;
}

type Row = Omit<StudyMaterial, 'file'> & { file_id: string; name: string; bytes: number };
const toMaterial = ({ file_id: id, name, bytes, ...material }: Row): StudyMaterial => ({
  ...material,
  file: { id, name, bytes },
});

/** The newest first. */
export async function listStudyMaterials(db: Database, years?: readonly Year[]): Promise<StudyMaterial[]> {
  const rows = await selectMaterials(db, years).orderBy('study_materials.id', 'desc').execute();
  return rows.map(toMaterial);
}

export async function findStudyMaterial(
  db: Database,
  id: string,
  years?: readonly Year[],
): Promise<StudyMaterial | undefined> {
  const row = await selectMaterials(db, years).where('study_materials.id', '=', id).executeTakeFirst();
  return row && toMaterial(row);
}

export async function countStudyMaterials(tx: Tx, subjectId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('study_materials')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertStudyMaterial(
  tx: Tx,
  {
    subjectId,
    fileId,
    title,
    addedBy,
    now,
  }: Pick<StudyMaterial, 'subjectId' | 'title' | 'addedBy'> & {
    fileId: string;
    now: Date;
  },
): Promise<string> {
  const id = nextId();
  await tx
    .insertInto('study_materials')
    .values({
      id,
      subject_id: subjectId,
      file_id: fileId,
      title,
      added_by: addedBy,
      added_at: now.toISOString(),
    })
    .execute();
  return id;
}

export async function deleteStudyMaterial(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('study_materials').where('id', '=', id).execute();
}
