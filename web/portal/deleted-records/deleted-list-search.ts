import { deletedNouns, deletedRecordSortKeys } from '#shared/deleted-records.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

export const deletedListSearch = listSearch(deletedRecordSortKeys, { noun: deletedNouns });
export type DeletedListSearch = ReturnType<typeof deletedListSearch>;
