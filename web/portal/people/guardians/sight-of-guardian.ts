import { formatMoment } from '#shared/kit/format.ts';
import type { StudentGuardian } from '#shared/people/guardians.ts';

/** 'Attendance, notices, fees, marks' */
export const sightOf = ({ maySeeFees, maySeeMarks }: StudentGuardian): string =>
  ['Attendance, notices', maySeeFees && 'fees', maySeeMarks && 'marks'].filter(Boolean).join(', ');

export const lastLookOf = ({ lastLoginAt }: StudentGuardian): string =>
  lastLoginAt ? formatMoment(lastLoginAt) : 'Never';
