import { formatDate, formatMoment } from '#shared/kit/format.ts';
import { deletedNouns, recordTypes } from '#shared/kit/record-types.ts';
import { type DeletedRecord, deletedRecordSortKeys, keptDays } from '#shared/office/deleted-records.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const names = Object.fromEntries(deletedNouns.map((noun) => [noun, recordTypes[noun].name]));

const deletedList = listOf({
  sortKeys: deletedRecordSortKeys,
  defaultSort: '-deletedAt',
  filters: {
    noun: {
      label: 'What was deleted',
      choices: deletedNouns,
      choiceLabels: names,
      filter: { all: 'Everything' },
    },
  },
  read: (query) => callListQuery('listDeletedRecords', { query }),
  exported: (filter) => callPath('exportDeletedRecords', {}, filter),
});

/** Recently deleted records, each with a button that restores it. */
export function DeletedSection() {
  return (
    <section>
      <h2 className="text-xl">Recently deleted</h2>
      <p className="mt-2 mb-4 max-w-prose">
        Deleted records are kept for {keptDays} days. Restoring a person restores the account, fees, results
        and grades that were deleted with the person.
      </p>
      <SearchedList
        caption="Recently deleted"
        noun="records"
        empty="Nothing was deleted lately."
        list={useList(deletedList)}
        columns={columns}
      />
    </section>
  );
}

const columns: readonly Column<DeletedRecord>[] = [
  { header: 'What', sortKey: 'noun', isDetail: true, cell: ({ noun }) => names[noun] },
  { header: 'Name', isTitle: true, sortKey: 'label', cell: ({ label }) => label },
  {
    header: 'Deleted',
    sortKey: 'deletedAt',
    isDetail: true,
    cell: ({ deletedAt, deletedBy }) => `${formatMoment(deletedAt)}${deletedBy && ` by ${deletedBy}`}`,
  },
  { header: 'Kept until', cell: ({ keptUntil }) => formatDate(keptUntil) },
  {
    header: 'Actions',
    isActions: true,
    cell: ({ id, label }) => (
      <RowAction
        variant="quiet"
        name={`Restore ${label}`}
        run={() => callApi('restoreDeletedRecord', { params: { id } })}
        done={`${label} is back`}
      >
        Restore
      </RowAction>
    ),
  },
];
