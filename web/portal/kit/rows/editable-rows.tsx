import type { ReactNode } from 'react';
import type { RecordCalls, VersionedRecord } from '#web/portal/kit/forms/record-calls.ts';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { AddButton, DeleteButton, EditButton } from './row-links.tsx';
import { useMayWrite } from './use-may-write.ts';
import { useRecordDialogs } from './use-record-dialogs.tsx';

interface EditableRowsProps<Row extends VersionedRecord, Body> {
  title: string;
  calls: RecordCalls<Row, Body>;
  rows: readonly Row[];
  /** The link to the PDF. */
  document: ReactNode;
  renderTable: (more: { actions?: (row: Row) => ReactNode; hint: ReactNode }) => ReactNode;
  /** Buttons of a row before ‘Edit’ and ‘Delete’. */
  renderMoreActions?: (row: Row) => ReactNode;
  /** Left out: every row. */
  mayEdit?: (row: Row) => boolean;
  /** @param row undefined: a new row */
  renderDialog: (row: Row | undefined, onClose: () => void) => ReactNode;
}

/** A table whose rows an admin adds, edits and deletes: fees, results or grades of a student. */
export function EditableRows<Row extends VersionedRecord, Body>(props: EditableRowsProps<Row, Body>) {
  const { title, calls, rows, document, renderMoreActions, mayEdit, renderTable, renderDialog } = props;
  const records = useRecordDialogs<Row>({ calls, renderForm: renderDialog });
  const mayWrite = useMayWrite();
  const add = <AddButton onClick={records.add}>Add {calls.noun}</AddButton>;
  const actions = (row: Row) => (
    <>
      {renderMoreActions?.(row)}
      {(!mayEdit || mayEdit(row)) && <EditButton name={calls.label(row)} onClick={() => records.edit(row)} />}
      <DeleteButton name={calls.label(row)} onClick={() => records.remove(row)} />
    </>
  );
  return (
    <section>
      <PartHeader title={title}>
        {rows.length > 0 && document}
        {rows.length > 0 && add}
      </PartHeader>
      {renderTable({ ...((mayWrite || renderMoreActions) && { actions }), hint: add })}
      {records.dialogs}
    </section>
  );
}
