import { publicationStates } from '#shared/publications.ts';
import { personPlaces, personSortKeys } from '#shared/website-people.ts';
import { formTarget, listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(personSortKeys, { state: publicationStates, place: personPlaces });

export const personListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
});
export type PersonListSearch = ReturnType<typeof personListSearch>;
