import { examLinkSortKeys, examLinkTabs } from '#shared/exam-links.ts';
import { publicationStates } from '#shared/publications.ts';
import { formTarget, listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(examLinkSortKeys, { state: publicationStates, tab: examLinkTabs });

export const examLinkListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
});
export type ExamLinkListSearch = ReturnType<typeof examLinkListSearch>;
