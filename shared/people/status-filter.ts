// The filters of the list of students that are no field: by status, and who has no log-in.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { studentStatuses } from './student-status.ts';

/** CURRENT: all but those who have left or graduated. */
const statusFilters = ['CURRENT', ...studentStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const statusFilter = z.optional(oneOf('status', statusFilters));

/** Who has no password and was never sent a link to choose one. */
export const invitedFilters = ['no'] as const;
export const invitedFilter = z.optional(z.enum(invitedFilters, 'invited can only be no'));
