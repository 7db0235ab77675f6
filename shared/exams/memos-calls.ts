import * as z from 'zod/mini';
import { pdf, post } from '#shared/kit/call.ts';
import { studentSelectionSchema } from '#shared/people/students.ts';
import { examSessionSchema } from './exam-sessions.ts';

export const memoCalls = {
  readMarksMemo: pdf('/api/students/{id}/marks-memo.pdf', 'memo.read', {
    summary: 'Results and grades, to print',
  }),
  readSessionMemos: pdf('/api/exam-sessions/{id}/memos.pdf', 'exam-session.write', {
    summary: 'The marks memos of a locked or published exam session, one a student, to print',
  }),
  listMemoSessions: post('/api/marks-memos/sessions', 'exam-session.write', {
    summary: 'The published exam sessions in which any of the chosen students is',
    body: z.object({ selection: studentSelectionSchema }),
    answer: z.array(examSessionSchema),
  }),
  createStudentMemos: post('/api/exam-sessions/{id}/memos', 'exam-session.write', {
    summary:
      'The marks memos of those of the chosen students who are in the exam session; X-Total-Count says how many',
    body: z.object({ selection: studentSelectionSchema }),
    contentType: 'application/pdf',
  }),
};
