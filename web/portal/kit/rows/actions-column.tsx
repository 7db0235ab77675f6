import type { ReactNode } from 'react';
import type { Column } from '#web/ui/data-table.tsx';
import { DeleteButton, EditButton } from './row-links.tsx';

interface RowActions<R> {
  /** The name of a record, for screen readers. */
  nameOf: (record: R) => string;
  edit: (record: R) => void;
  remove: (record: R) => void;
  /** Further buttons of a row, before these. */
  renderFurther?: (record: R) => ReactNode;
}

/** The last column of a list whose records are edited in a form that replaces the list. */
export function actionsColumn<R extends { id: string }>(actions: RowActions<R>): Column<R> {
  const { nameOf, edit, remove, renderFurther } = actions;
  return {
    header: 'Actions',
    isActions: true,
    cell: (record) => (
      <>
        {renderFurther?.(record)}
        <EditButton name={nameOf(record)} opens={record.id} onClick={() => edit(record)} />
        <DeleteButton name={nameOf(record)} onClick={() => remove(record)} />
      </>
    ),
  };
}
