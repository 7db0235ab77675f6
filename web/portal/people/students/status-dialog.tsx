import { useState } from 'react';
import { counted, indiaDate } from '#shared/kit/format.ts';
import { type StudentStatus, statusLabels, studentStatuses } from '#shared/people/student-status.ts';
import { callApi } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import type { ChosenStudents } from './chosen-students.ts';
import { undoBulkChange } from './undo-bulk-change.ts';

interface StatusDialogProps {
  chosen: ChosenStudents;
  onClose: () => void;
  /** Called after the change. */
  onDone: () => void;
}

const options = selectOptions(studentStatuses, statusLabels);
const undoMilliseconds = 15_000;

/** Sets the status of the chosen students, all of them or none. */
export function StatusDialog({ chosen: { selection, count }, onClose, onDone }: StatusDialogProps) {
  const [status, setStatus] = useState<StudentStatus>('ACTIVE');
  const [since, setSince] = useState(() => indiaDate(new Date()));
  const { run, isBusy, sentence } = useSaving();

  const save = async () => {
    const isSet = await run(
      () => callApi('createStatusChange', { body: { selection, status, since } }),
      ({ change }) => {
        if (!change) return `All of them are ${statusLabels[status]} already`;
        const action = { label: 'Undo', run: () => void undoBulkChange(change.id) };
        const told = `${counted(change.changed, 'student')} set to ${change.label}`;
        showToast(told, { milliseconds: undoMilliseconds, action });
        return undefined;
      },
    );
    if (!isSet) return;
    onDone();
    onClose();
  };

  return (
    <FormDialog
      title={`Set the status of ${counted(count, 'student')}`}
      onClose={onClose}
      onSubmit={save}
      submit={`Set ${counted(count, 'student')} to ${statusLabels[status]}`}
      isBusy={isBusy}
      refusal={sentence}
    >
      <div className="form-grid">
        <SelectField
          label="Status"
          required
          options={options}
          value={status}
          onChange={(event) => setStatus(event.target.value as StudentStatus)} // one of the options
        />
        <DateField
          label="Since"
          means="status"
          required
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
      </div>
      {(status === 'LEFT' || status === 'GRADUATED') && (
        <p className="mt-4 max-w-prose">
          They are signed out and can no longer sign in. They take no new fees, marks or attendance.
        </p>
      )}
    </FormDialog>
  );
}
