import { eventSortKeys } from '#shared/events.ts';
import { formTarget, listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(eventSortKeys, { when: ['ahead', 'past'] });

export const eventListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
});
export type EventListSearch = ReturnType<typeof eventListSearch>;
