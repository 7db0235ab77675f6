import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearsAround } from '#shared/office/academic-year-labels.ts';

/** The subjects of each teacher, in the order of the sample faculty; each subject has one teacher. */
const subjectsTaught: readonly (readonly string[])[] = [
  ['BPT301', 'BPT302', 'BPT201'],
  ['BPT401', 'BPT402'],
  ['BPT403', 'BPT303'],
  ['BPT405', 'BPT206'],
  ['BPT305'],
  ['BPT404', 'BPT104'],
  ['BPT304', 'BPT205'],
  ['BPT203', 'BPT103'],
  ['BPT406', 'BPT106'],
  ['BPT306', 'BPT204'],
  ['BPT101', 'BPT102'],
  ['BPT202', 'BPT105'],
];

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
