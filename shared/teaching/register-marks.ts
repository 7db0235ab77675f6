// The marks of an attendance register.

export const marks = ['present', 'absent', 'late', 'duty', 'leave'] as const;
export type Mark = (typeof marks)[number];
export const markLabels: Readonly<Record<Mark, string>> = {
  present: 'Present',
  absent: 'Absent',
  late: 'Late',
  duty: 'On duty',
  leave: 'On leave',
};
