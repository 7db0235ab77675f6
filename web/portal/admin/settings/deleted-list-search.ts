import { deletedNouns, deletedRecordSortKeys } from '#shared/history.ts';
import { listSearch } from '../../common/lists/list-search.ts';

export const deletedListSearch = listSearch(deletedRecordSortKeys, { noun: deletedNouns });
export type DeletedListSearch = ReturnType<typeof deletedListSearch>;
