import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';

export interface FieldDifference {
  label: string;
  /** The value as the screens format it. */
  theirs: string;
  mine: string;
}

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
      {differences.length > 0 && <Differences differences={differences} />}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={takeTheirs}>Use theirs</Button>
        <Button variant="primary" onClick={keepMine}>
          Save mine over it
        </Button>
      </div>
    </Modal>
  );
}

function Differences({ differences }: Pick<ChangedMeanwhileDialogProps, 'differences'>) {
  return (
    <div className="data-table data-table-cards mt-4">
      <table>
        <thead>
          <tr>
            <th className="text-left">Field</th>
            <th className="text-left">Saved by the other</th>
            <th className="text-left">Typed by you</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <td className="data-table-title">{label}</td>
              <td data-label="Saved by the other">{theirs}</td>
              <td data-label="Typed by you">{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
