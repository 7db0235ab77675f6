import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';

interface FieldDifference {
  label: string;
  /** The value as the screens format it. */
  theirs: string;
  mine: string;
}

const columns: readonly Column<FieldDifference>[] = [
  { header: 'Field', isTitle: true, cell: ({ label }) => label },
  { header: 'Saved by the other', cell: ({ theirs }) => theirs },
  { header: 'Typed by you', cell: ({ mine }) => mine },
];

interface ChangedMeanwhileDialogProps {
  differences: readonly FieldDifference[];
  keepMine: () => void;
  takeTheirs: () => void;
  onClose: () => void;
}

/** Two users edited the same record: the second one sees what the first one saved, and chooses which version to keep. */
export function ChangedMeanwhileDialog({
  differences,
  keepMine,
  takeTheirs,
  onClose,
}: ChangedMeanwhileDialogProps) {
  return (
    <Modal title="Another person saved this record" onClose={onClose}>
      <p>
        While you were editing, another person changed it. Nothing of yours is lost.{' '}
        {differences.length > 0
          ? 'These fields differ:'
          : 'What they saved reads the same as what you typed.'}
      </p>
      {differences.length > 0 && (
        <div className="mt-4">
          <DataTable
            caption="Fields that differ"
            columns={columns}
            rows={differences}
            rowKey={({ label }) => label}
            empty=""
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={takeTheirs}>Use theirs</Button>
        <Button variant="primary" onClick={keepMine}>
          Save mine over it
        </Button>
      </div>
    </Modal>
  );
}
