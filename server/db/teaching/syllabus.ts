import { updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Syllabus } from '#shared/teaching/study/syllabus.ts';

/** A unit is a line. */
export const unitsOf = (lines: string): string[] => lines.split('\n').filter(Boolean);

/** The subjects that have units, with the day on which each was covered first. */
export async function listSyllabus(
  db: Database,
  academicYear: string,
  subjectId?: string,
): Promise<Syllabus[]> {
  let subjects = db.selectFrom('subjects').select(['id', 'syllabus']).where('syllabus', '<>', '');
  let classes = db
    .selectFrom('classes')
    .select(['subject_id', 'day', 'units'])
    .where('academic_year', '=', academicYear)
    .where('units', '<>', '')
    .orderBy('day', 'desc');
  if (subjectId) {
    subjects = subjects.where('id', '=', subjectId);
    classes = classes.where('subject_id', '=', subjectId);
  }
  const covered = new Map<string, string>();
  for (const { subject_id, day, units } of await classes.execute())
    for (const unit of unitsOf(units)) covered.set(`${subject_id} ${unit}`, day);
  return (await subjects.orderBy('id').execute()).map(({ id, syllabus }) => ({
    subjectId: id,
    units: unitsOf(syllabus).map((title) => ({ title, coveredOn: covered.get(`${id} ${title}`) ?? null })),
  }));
}

/** @returns whether the subject still had that version, or none was given */
export function updateSyllabus(tx: Tx, id: string, units: readonly string[], version: number | undefined) {
  return updateRow(tx, 'subjects', { id, version, syllabus: units.join('\n') });
}
