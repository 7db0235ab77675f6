import type { ReactNode } from 'react';
import type { Column } from '#web/ui/data-table.tsx';
import { DeleteButton, EditButton } from './row-links.tsx';

interface RowActions<R> {
  /** Default: 'Actions'. */
  header?: string;
  /** The name of a record, for screen readers. */
  nameOf: (record: R) => string;
  edit: (record: R) => void;
  remove?: (record: R) => void;
  /** Further buttons of a row, before these. */
  renderFurther?: (record: R) => ReactNode;
}

/** The last column of a list whose records are edited. */
export function actionsColumn<R extends { id: string }>(actions: RowActions<R>): Column<R> {
  const { header = 'Actions', nameOf, edit, remove, renderFurther } = actions;
  return {
    header,
    isActions: true,
    cell: (record) => (
      <>
        {renderFurther?.(record)}
        <EditButton name={nameOf(record)} opens={record.id} onClick={() => edit(record)} />
        {remove && <DeleteButton name={nameOf(record)} onClick={() => remove(record)} />}
      </>
    ),
  };
}
