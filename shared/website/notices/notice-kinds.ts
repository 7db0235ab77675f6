export const noticeKinds = ['general', 'exam', 'admission', 'holiday'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const noticeKindLabels: Readonly<Record<NoticeKind, string>> = {
  general: 'General',
  exam: 'Examination',
  admission: 'Admission',
  holiday: 'Holiday',
};
