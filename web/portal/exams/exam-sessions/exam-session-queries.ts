import { callListQuery } from '#web/api/call-query.ts';
import { pageOf } from '#web/portal/kit/lists/list-search.ts';
import type { ExamSessionSearch } from './exam-session-search.ts';

export const examSessionsQuery = (search: ExamSessionSearch) =>
  callListQuery('listExamSessions', { query: pageOf(search) });
