import { eventSortKeys } from '#shared/website/events.ts';
import { publicationStates } from '#shared/website/publications.ts';
import { formTarget, listSearch } from '#web/portal/kit/lists/list-search.ts';

const readList = listSearch(eventSortKeys, { when: ['ahead', 'past'], state: publicationStates });

export const eventListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
});
export type EventListSearch = ReturnType<typeof eventListSearch>;
