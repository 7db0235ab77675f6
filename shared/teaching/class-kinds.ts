export const classKinds = ['theory', 'practical'] as const;
export type ClassKind = (typeof classKinds)[number];
export const classKindLabels: Readonly<Record<ClassKind, string>> = {
  theory: 'Theory',
  practical: 'Practical',
};

/** 'Exercise Therapy' for the theory, 'Exercise Therapy, practical': their attendance is counted separately. */
export const courseName = ({ subject, kind }: { subject: { name: string }; kind: ClassKind }): string =>
  kind === 'practical' ? `${subject.name}, practical` : subject.name;
