import { examKinds, examSessionSortKeys, examStates } from '#shared/exams/exam-sessions.ts';
import { years } from '#shared/kit/study-years.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

export const examSessionSearch = listSearch(examSessionSortKeys, {
  year: years,
  kind: examKinds,
  state: examStates,
});
export type ExamSessionSearch = ReturnType<typeof examSessionSearch>;
