// The units of a subject, and which of them are covered: a register says what was finished in its class.
import * as z from 'zod/mini';
import { requiredText } from '#shared/kit/text/text.ts';

const mostUnits = 60;
const isOnce = (units: readonly string[]) => new Set(units).size === units.length;
export const unitsField = z
  .array(requiredText('A unit has a name', 160), 'Units must be a list')
  .check(
    z.maxLength(mostUnits, `A subject has at most ${mostUnits} units`),
    z.refine(isOnce, 'A unit is there twice'),
  );

export const syllabusSchema = z.object({
  subjectId: z.string(),
  units: z.array(
    z.object({
      title: z.string(),
      /** The day of the class in which it was finished first; null: not yet. */
      coveredOn: z.nullable(z.string()),
    }),
  ),
});
export type Syllabus = z.infer<typeof syllabusSchema>;
