// The marks of an attendance register, and how long they may change.

export const marks = ['present', 'absent', 'late', 'duty', 'leave'] as const;
export type Mark = (typeof marks)[number];
export const markLabels: Readonly<Record<Mark, string>> = {
  present: 'Present',
  absent: 'Absent',
  late: 'Late',
  duty: 'On duty',
  leave: 'On leave',
};

/** Days after the class on which the teacher may still take or correct the register; the office always may. */
export const correctionDays = 7;
