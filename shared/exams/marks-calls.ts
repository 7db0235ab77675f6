import * as z from 'zod/mini';
import { markSchema, marksInputSchema, marksSheetSchema } from '#shared/exams/marks.ts';
import { exportFile, get, update } from '#shared/kit/call.ts';

export const markCalls = {
  readMarks: get('/api/exam-sessions/{id}/marks', 'marks.write', {
    summary: 'The marks sheet of an exam session',
    answer: marksSheetSchema,
    offline: true,
  }),
  /** A line for each student; a column for each subject, 'A' for absent. */
  exportMarks: exportFile('/api/exam-sessions/{id}/marks.csv', 'marks.write', z.object({})),
  saveMarks: update('/api/exam-sessions/{id}/marks', 'marks.write', {
    summary: 'Enter marks: all cells or none; a cell with an older version is refused (412)',
    body: marksInputSchema,
    answer: z.object({ entries: z.array(markSchema) }),
    bodyLimit: 1024 * 1024,
    approvals: ['marks'],
  }),
};
