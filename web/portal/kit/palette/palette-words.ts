import { mayAll } from '#shared/roles.ts';
import type { Portal } from './find-records.ts';

/** What Ctrl K does in the portal of the role. */
export const paletteWords = ({ role, permissions = [] }: Pick<Portal, 'role' | 'permissions'>): string =>
  mayAll('student.list', { role, permissions }, true)
    ? 'Find a person, a subject, a notice or a screen'
    : 'Find a subject, a notice or a screen';
