import { formatDate, formatMoment } from '#shared/kit/format.ts';
import type { Import } from '#shared/office/imports.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { countOf } from './import-nouns.ts';

const importList = listOf({
  sortKeys: ['at'],
  defaultSort: '-at',
  filters: {},
  read: (query) => callListQuery('listImports', { query }),
  exported: (filter) => callPath('exportImports', {}, filter),
});

/** Past imports; an import can be undone until one of its records is changed. */
export function ImportsSection() {
  return (
    <section>
      <h2 className="mb-2 text-xl">Imports</h2>
      <p className="mb-4 max-w-prose">
        An import can be undone as a whole until one of its records is changed.
      </p>
      <SearchedList
        caption="Imports"
        noun="imports"
        empty="Nothing was imported yet."
        hint="‘Import CSV’ is above the lists of students, faculty, subjects and dues."
        list={useList(importList)}
        columns={columns}
      />
    </section>
  );
}

const columns: readonly Column<Import>[] = [
  { header: 'File', isTitle: true, cell: ({ fileName }) => fileName },
  {
    header: 'When',
    sortKey: 'at',
    isDetail: true,
    cell: ({ at, actor }) => `${formatMoment(at)} by ${actor}`,
  },
  { header: 'New', isDetail: true, cell: ({ created, noun }) => countOf(created, noun) },
  { header: 'Updated', isNumber: true, isDetail: true, cell: ({ updated }) => updated },
  {
    header: 'Actions',
    isActions: true,
    cell: ({ id, noun, fileName, created, updated, undoneAt }) =>
      undoneAt ? (
        <span className="text-right text-ink-soft sm:px-4">
          undone <span className="max-sm:block">{formatDate(undoneAt)}</span>
        </span>
      ) : (
        <RowAction
          variant="quietDanger"
          name={`Undo the import of ${fileName}`}
          run={() => callApi('deleteImport', { params: { id } })}
          done={`The import of ${countOf(created + updated, noun)} from ${fileName} was undone`}
        >
          Undo
        </RowAction>
      ),
  },
];
