import type { ReactNode } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import { ExportLink } from './export-link.tsx';
import { ListFilters, type ListFiltersProps } from './filter-select.tsx';
import { type ListPage, type ShownList, sortableColumns } from './list-of.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';

export interface SearchedListProps<Row> extends ListTableProps<Row>, Pick<ListFiltersProps, 'options'> {
  list: ShownList<ListPage<Row>>;
  /** Before the filters. */
  before?: ReactNode;
  /** In the place of those of the list. */
  filters?: ReactNode;
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
export function SearchedList<Row>(props: SearchedListProps<Row>) {
  const { options, before, filters, hasPhones = false, searched, between, instead, ...table } = props;
  const { noun, list, columns } = table;
  const { search, exportHref, views, defaultSort } = list;
  const hasSheet = Boolean(exportHref ?? before ?? filters) || Object.keys(list.filters).length > 0;
  return (
    <>
      <ListToolbar
        noun={searched ?? noun}
        list={list}
        sorted={
          defaultSort === undefined
            ? undefined
            : {
                columns: sortableColumns(columns, list),
                sort: search.sort ?? defaultSort,
                onSort: (sort) => list.update({ sort }),
              }
        }
      >
        {hasSheet && (
          <>
            {before}
            {filters ?? <ListFilters list={list} options={options} />}
            {list.columnChoices && !instead && <ColumnChoice list={list} />}
            {views && <SavedViews of={views} list={list} />}
            {exportHref && <ExportLink href={exportHref} hasPhones={hasPhones} />}
          </>
        )}
      </ListToolbar>
      {between}
      {instead || <ListTable {...table} isSortedAbove={hasSheet} />}
    </>
  );
}
