import { countOf } from '#server/db/list-page.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { insertRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { StudyMaterial } from '#shared/teaching/study/study-materials.ts';

/** @param years of study whose subjects are read; undefined for all */
function selectMaterials(db: Database, years?: readonly Year[]) {
  const select = db
    .selectFrom('study_materials')
    .innerJoin('subjects', 'subjects.id', 'study_materials.subject_id')
    .innerJoin('files', 'files.id', 'study_materials.file_id')
    .select([
      'study_materials.id',
      'subject_id as subjectId',
      'title',
      'file_id',
      'files.name',
      'size as bytes',
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

export async function findStudyMaterial(db: Database, id: string, years?: readonly Year[]) {
  const row = await selectMaterials(db, years).where('study_materials.id', '=', id).executeTakeFirst();
  return row && toMaterial(row);
}

export async function countStudyMaterials(tx: Tx, subjectId: string): Promise<number> {
  return countOf(tx.selectFrom('study_materials').select('id').where('subject_id', '=', subjectId));
}

export async function insertStudyMaterial(
  tx: Tx,
  {
    now,
    ...material
  }: Pick<StudyMaterial, 'subjectId' | 'title' | 'addedBy'> & { fileId: string; now: Date },
): Promise<string> {
  return insertRow(tx, 'study_materials', { ...snakeCased(material), added_at: now.toISOString() });
}
