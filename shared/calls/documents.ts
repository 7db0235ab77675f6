import { pdf } from '#shared/call.ts';
import { subjectYearParams } from '#shared/subjects.ts';

export const documentCalls = {
  readMarksMemo: pdf('/api/students/{id}/marks-memo.pdf', 'student.read', 'Results and grades, to print'),
  readSessionMemos: pdf(
    '/api/exam-sessions/{id}/memos.pdf',
    'exam-session.write',
    'The marks memos of a locked or published exam session, one a student, to print',
  ),
  readFeeStatement: pdf(
    '/api/students/{id}/fee-statement.pdf',
    'student.read',
    'Fees paid and due, to print',
  ),
  readSubjectList: pdf('/api/subject-lists/{year}.pdf', 'subject.read', 'The subjects of a year, to print', {
    params: subjectYearParams,
  }),
};
