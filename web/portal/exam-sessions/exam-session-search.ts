import { examKinds, examSessionSortKeys, examStates } from '#shared/exam-sessions.ts';
import { years } from '#shared/study-years.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

export const examSessionSearch = listSearch(examSessionSortKeys, {
  year: years,
  kind: examKinds,
  state: examStates,
});
export type ExamSessionSearch = ReturnType<typeof examSessionSearch>;
