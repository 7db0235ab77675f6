// The students that an action is for: those with these ids, or all that match a filter, with the number that was shown.
import * as z from 'zod/mini';
import { filterShape } from './field-schemas.ts';
import { idText } from './ids.ts';
import { statusFilters, studentFields } from './students.ts';
import { anyText } from './text.ts';

const mostIds = 1000;

export const studentFilterSchema = z.object({
  q: z.optional(anyText(100, { tooLong: 'Search for at most 100 characters' })),
  ...filterShape(studentFields),
  status: z.optional(z.enum(statusFilters, `status must be one of ${statusFilters.join(', ')}`)),
});
export type StudentFilter = z.output<typeof studentFilterSchema>;

export const studentSelectionSchema = z
  .object(
    {
      ids: z.optional(
        z
          .array(idText, 'The ids must be a list')
          .check(
            z.minLength(1, 'Choose at least one student'),
            z.maxLength(mostIds, `At most ${mostIds} ids; choose more by a filter`),
          ),
      ),
      filter: z.optional(studentFilterSchema),
      /** How many students the filter matched when they were chosen: the server refuses another number (409). */
      expected: z.optional(z.number('The expected number must be a number').check(z.int(), z.gte(1))),
    },
    'Choose the students',
  )
  .check(
    z.refine(
      ({ ids, filter, expected }) => (ids ? !filter : filter !== undefined && expected !== undefined),
      'Choose students by their ids, or by a filter with the expected number',
    ),
  );
export type StudentSelection = z.output<typeof studentSelectionSchema>;
