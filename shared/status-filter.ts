// The filter of lists by the status of students.
import * as z from 'zod/mini';
import { studentStatuses } from './student-status.ts';

/** CURRENT: all but those who have left or graduated. */
const statusFilters = ['CURRENT', ...studentStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const statusFilter = z.optional(
  z.enum(statusFilters, `status must be one of ${statusFilters.join(', ')}`),
);
