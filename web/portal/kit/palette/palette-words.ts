import { mayAll, type Role } from '#shared/roles.ts';

/** What Ctrl K does in the portal of the role. */
export const paletteWords = (role: Role): string =>
  mayAll('student.list', role)
    ? 'Find a person, a subject, a notice or a screen'
    : 'Find a subject, a notice or a screen';
