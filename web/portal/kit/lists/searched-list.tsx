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
  /** What the search box searches, where that is another word: 'dues'. */
  searched?: string;
  /** Between the toolbar and the table. */
  between?: ReactNode;
  /** What is shown in the place of the table. */
  instead?: ReactNode;
}

/** A list with search, filters, export, table and pages. */
export function SearchedList<Row, S extends ListSearch>(props: SearchedListProps<Row, S>) {
  const { filters, exportHref, hasPhones = false, searched, between, instead, ...table } = props;
  const { noun, search, columns, defaultSort } = table;
  const change = useListChange<ListSearch>();
  const onSort = (sort: string) => change({ sort });
  const hasSheet = Boolean(filters ?? exportHref);
  return (
    <>
      <ListToolbar
        noun={searched ?? noun}
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
      {between}
      {instead || <ListTable {...table} isSortedAbove={hasSheet} />}
    </>
  );
}
