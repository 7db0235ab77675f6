import type { Role } from '#shared/roles.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Milliseconds that a session lives without use; what a device keeps for offline screens is shown no longer either. Students and guardians
 * have the longest: they use their own phones, the office shared computers.
 */
export const sessionIdle: Readonly<Record<Role, number>> = {
  admin: 30 * minute,
  faculty: 2 * hour,
  student: 24 * hour,
  guardian: 24 * hour,
};
