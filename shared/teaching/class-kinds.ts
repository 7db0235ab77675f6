import { keysOf } from '#shared/kit/fields/keys.ts';

export const classKindLabels = {
  theory: 'Theory',
  practical: 'Practical',
} as const;
export type ClassKind = keyof typeof classKindLabels;
export const classKinds = keysOf(classKindLabels);

/** 'Exercise Therapy' for the theory, 'Exercise Therapy, practical': their attendance is counted separately. */
export const courseName = ({ subject, kind }: { subject: { name: string }; kind: ClassKind }): string =>
  kind === 'practical' ? `${subject.name}, practical` : subject.name;
