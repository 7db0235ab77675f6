import { noticeKinds } from '#shared/notice-kinds.ts';
import { noticeSortKeys } from '#shared/notices.ts';
import { publicationStates } from '#shared/publications.ts';
import { formTarget, listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(noticeSortKeys, {
  state: publicationStates,
  kind: noticeKinds,
  time: ['now', 'past'],
});

export const noticeListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
});
export type NoticeListSearch = ReturnType<typeof noticeListSearch>;
