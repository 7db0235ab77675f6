import { callPath } from '#web/api/calls.ts';

export const pdfPath = (id: string) => callPath('readNoticeFile', { id });
