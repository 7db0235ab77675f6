import * as z from 'zod/mini';
import { comparedSessionSchema, examFigureSchema } from '#shared/exams/exam-figures.ts';
import { exportFile, get } from '#shared/kit/call.ts';

export const examFigureCalls = {
  readExamFigures: get('/api/exam-sessions/{id}/figures', 'marks.write', {
    summary: 'How an exam session went: average, highest, passed and absent by subject',
    answer: z.array(examFigureSchema),
  }),
  exportExamFigures: exportFile('/api/exam-sessions/{id}/figures.csv', 'marks.write', z.object({})),
  readExamComparison: get('/api/exam-sessions/{id}/comparison', 'marks.write', {
    summary:
      'The figures of the sessions of the same year of study that have marks, of this academic year and the one before',
    answer: z.array(comparedSessionSchema),
  }),
  /** The CSV has a line for each paper of each session. */
  exportExamComparison: exportFile('/api/exam-sessions/{id}/comparison.csv', 'marks.write', z.object({})),
};
