import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHeader } from '../shell/screen-header.tsx';
import type { ListSearch } from './list-search.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';

interface ListScreenProps<Row, S extends ListSearch> extends Omit<ListTableProps<Row, S>, 'caption'> {
  title: string;
  /** The buttons of the screen, the primary one last. */
  actions?: ReactNode;
  filters?: ReactNode;
  /** Where the CSV of the filtered list is. */
  exportHref?: string;
  /** Dialogs. */
  children?: ReactNode;
}

/** Heading, search, filters, export, table, pages: the frame of every list. */
export function ListScreen<Row, S extends ListSearch>(props: ListScreenProps<Row, S>) {
  const { title, actions, filters, exportHref, children, ...table } = props;
  const { noun, search, onChange } = table;
  return (
    <>
      <ScreenHeader title={title}>{actions}</ScreenHeader>
      <ListToolbar noun={noun} q={search.q ?? ''} onSearch={(q) => onChange({ q } as Partial<S>)}>
        {filters}
        {exportHref && <ExportLink href={exportHref} />}
      </ListToolbar>
      <ListTable caption={title} {...table} />
      {children}
    </>
  );
}

/** Downloads what the list shows, on all its pages. */
export function ExportLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      download
      className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-teal hover:bg-sea-pale"
    >
      <Download className="size-5" aria-hidden="true" />
      Export CSV
    </a>
  );
}
