import { keysOf } from '#shared/kit/fields/keys.ts';

/** The status of a student in the course. INTERN: after the fourth year. DETAINED: repeats the year. */
export const statusLabels = {
  ACTIVE: 'Active',
  INTERN: 'Intern',
  DETAINED: 'Detained',
  LEFT: 'Left',
  GRADUATED: 'Graduated',
} as const;
export type StudentStatus = keyof typeof statusLabels;
export const studentStatuses = keysOf(statusLabels);

/** Former students cannot sign in and take no new fee, mark or attendance. */
export const formerStatuses = ['LEFT', 'GRADUATED'] as const satisfies readonly StudentStatus[];
export const currentStatuses = ['ACTIVE', 'INTERN', 'DETAINED'] as const satisfies readonly StudentStatus[];

export function isFormer({ status }: { status: StudentStatus }): boolean {
  return (formerStatuses as readonly string[]).includes(status);
}
