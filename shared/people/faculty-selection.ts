// The faculty members that an action is for.
import * as z from 'zod/mini';
import { filterShape } from '#shared/kit/fields/field-schemas.ts';
import { selectionSchema } from '#shared/kit/selection.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { facultyFields } from './faculty.ts';

const facultyFilterSchema = z.object({
  q: z.optional(anyText(100, { tooLong: 'Search for at most 100 characters' })),
  ...filterShape(facultyFields),
});
export type FacultyFilter = z.output<typeof facultyFilterSchema>;

export const facultySelectionSchema = selectionSchema(facultyFilterSchema, 'faculty member');
export type FacultySelection = z.output<typeof facultySelectionSchema>;
