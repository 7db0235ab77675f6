// The students that an action is for.
import * as z from 'zod/mini';
import { filterShape } from '#shared/kit/fields/field-schemas.ts';
import { selectionSchema } from '#shared/kit/selection.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { invitedFilter, statusFilter } from './status-filter.ts';
import { studentFields } from './students.ts';

export const studentFilterSchema = z.object({
  q: z.optional(anyText(100, { tooLong: 'Search for at most 100 characters' })),
  ...filterShape(studentFields),
  status: statusFilter,
  invited: invitedFilter,
});
export type StudentFilter = z.output<typeof studentFilterSchema>;

export const studentSelectionSchema = selectionSchema(studentFilterSchema, 'student');
export type StudentSelection = z.output<typeof studentSelectionSchema>;
