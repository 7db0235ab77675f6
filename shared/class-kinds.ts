export const classKinds = ['theory', 'practical'] as const;
export type ClassKind = (typeof classKinds)[number];
export const classKindLabels: Readonly<Record<ClassKind, string>> = {
  theory: 'Theory',
  practical: 'Practical',
};
