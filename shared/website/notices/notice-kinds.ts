import { keysOf } from '#shared/kit/fields/keys.ts';

export const noticeKindLabels = {
  general: 'General',
  exam: 'Examination',
  admission: 'Admission',
  holiday: 'Holiday',
} as const;
export const noticeKinds = keysOf(noticeKindLabels);
