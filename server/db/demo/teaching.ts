import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearsAround } from '#shared/office/academic-year-labels.ts';
import { readSamples } from './samples.ts';

/** The subjects of each teacher, in the order of the sample faculty; each subject has one teacher. */
const subjectsTaught = readSamples<readonly (readonly string[])[]>('teaching');

/** The same in the year before and in the running one; next year's is not decided yet. */
export function demoTeaching(
  facultyIds: readonly string[],
  subjectIds: ReadonlyMap<string, string>,
  now: Date,
): Insertable<Schema['teaching']>[] {
  return academicYearsAround(indiaDate(now))
    .slice(0, 2)
    .flatMap((academic_year) =>
      subjectsTaught.flatMap((codes, place) =>
        codes.map((code) => {
          const [faculty_id, subject_id] = [facultyIds[place], subjectIds.get(code)];
          if (!faculty_id || !subject_id) throw new Error(`no sample teacher or subject for ${code}`);
          return { id: nextId(), faculty_id, subject_id, academic_year };
        }),
      ),
    );
}
