// The sentences about a student’s attendance, for screens and messages.
import { counted } from '#shared/kit/format.ts';
import type { AttendanceState, AttendanceSummary } from './attendance.ts';

export const stateLabels: Readonly<Record<AttendanceState, string>> = {
  eligible: 'Eligible',
  condonable: 'Condonable',
  short: 'Short',
};

/** Sorts by the classes to attend, not by the percentage: at 75 %, a student with 0 % of one class needs three, with 60 % of forty 24. */
export function mostToAttendFirst(a: AttendanceSummary, b: AttendanceSummary): number {
  const toAttend = ({ mustAttend, held, attended }: AttendanceSummary) => mustAttend ?? held - attended;
  return toAttend(b) - toAttend(a);
}

/** '8 to attend'; '' where none is, or where no number of classes is enough. */
export const toAttendText = ({ mustAttend }: Pick<AttendanceSummary, 'mustAttend'>): string =>
  mustAttend ? `${mustAttend}\u00a0to attend` : '';

/** 'You may miss 3 more.' · 'Attend the next 5.' @param isOwn said to the student; otherwise of the student */
export function advice({ state, held, mayMiss, mustAttend }: AttendanceSummary, isOwn = true): string {
  // A class may have been held: granted leave and duty can be left out of the count.
  if (held === 0) return 'No class counts yet.';
  if (state === 'eligible')
    return mayMiss === 0
      ? isOwn
        ? 'You may not miss the next class.'
        : 'The student may not miss the next class.'
      : `${isOwn ? 'You' : 'The student'} may miss ${counted(mayMiss, 'more class', 'more classes')}.`;
  if (mustAttend === null)
    return isOwn ? 'Every class had to be attended: ask the office.' : 'Every class had to be attended.';
  return `${isOwn ? 'Attend' : 'Must attend'} the next ${mustAttend === 1 ? 'class' : `${mustAttend} classes`} to be eligible.`;
}

/** Of a student who is below the percentage in no subject. */
export const enoughText = (
  subjects: readonly Pick<AttendanceSummary, 'held'>[],
  eligibleFrom: number,
): string =>
  subjects.every(({ held }) => held === 0)
    ? 'No class counts yet in this academic year.'
    : `${eligibleFrom} % or more in every subject so far: enough to sit the examination.`;
