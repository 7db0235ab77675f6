// The marks of an attendance register, and how long they may change.

import { keysOf } from '#shared/kit/fields/keys.ts';

export const markLabels = {
  present: 'Present',
  absent: 'Absent',
  late: 'Late',
  duty: 'On duty',
  leave: 'On leave',
} as const;
export type Mark = keyof typeof markLabels;
export const marks = keysOf(markLabels);

/** Days after the class on which the teacher may still take or correct the register; the office always may. */
export const correctionDays = 7;
