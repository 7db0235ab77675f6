import type { ReactNode } from 'react';
import { ExportLink } from './export-link.tsx';
import { type ListSearch, useListChange } from './list-search.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';

export interface SearchedListProps<Row, S extends ListSearch> extends ListTableProps<Row, S> {
  filters?: ReactNode;
  /** Address of the export of the filtered list. */
  exportHref?: string;
  /** The list has phone numbers. */
  hasPhones?: boolean;
}

/** A list with search, filters, export, table and pages. */
export function SearchedList<Row, S extends ListSearch>(props: SearchedListProps<Row, S>) {
  const { filters, exportHref, hasPhones = false, ...table } = props;
  const { noun, search, columns, defaultSort } = table;
  const change = useListChange<ListSearch>();
  const onSort = (sort: string) => change({ sort });
  const hasSheet = Boolean(filters ?? exportHref);
  return (
    <>
      <ListToolbar
        noun={noun}
        search={search}
        onSearch={(q) => change({ q })}
        sorted={defaultSort === undefined ? undefined : { columns, sort: search.sort ?? defaultSort, onSort }}
      >
        {hasSheet && (
          <>
            {filters}
            {exportHref && <ExportLink href={exportHref} hasPhones={hasPhones} />}
          </>
        )}
      </ListToolbar>
      <ListTable {...table} isSortedAbove={hasSheet} />
    </>
  );
}
