import { pdf } from '#shared/kit/call.ts';
import { yearParam } from '#shared/teaching/timetable.ts';

export const documentCalls = {
  readFeeStatement: pdf('/api/students/{id}/fee-statement.pdf', 'fees.list', {
    summary: 'Fees paid and due, to print',
  }),
  readSubjectList: pdf('/api/subject-lists/{year}.pdf', 'subject.read', {
    summary: 'The subjects of a year, to print',
    params: { year: yearParam },
  }),
};
