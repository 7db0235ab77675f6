import { deletedNouns } from '#shared/kit/record-types.ts';
import { deletedRecordSortKeys } from '#shared/office/deleted-records.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

export const deletedListSearch = listSearch(deletedRecordSortKeys, { noun: deletedNouns });
export type DeletedListSearch = ReturnType<typeof deletedListSearch>;
