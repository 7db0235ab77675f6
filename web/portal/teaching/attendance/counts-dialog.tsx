import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { callApi } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { readCounts } from './read-counts.ts';

/** For the start in the middle of a year: counts of the paper registers, pasted from a spreadsheet. */
export function CountsDialog({ academicYear, onClose }: { academicYear: string; onClose: () => void }) {
  const [text, setText] = useState('');
  const { run, isBusy, sentence, refuse } = useSaving();
  const save = async () => {
    const rows = readCounts(text);
    if (typeof rows === 'string') return refuse(rows);
    const isSaved = await run(
      () => callApi('createAttendanceCounts', { body: { academicYear, rows } }),
      ({ saved }) => `${counted(saved, 'count')} saved`,
    );
    if (isSaved) onClose();
  };
  return (
    <Modal title="Attendance so far" onClose={onClose}>
      <ActionForm onSubmit={save} submit="Save" onCancel={onClose} isBusy={isBusy}>
        <p className="mb-3 max-w-prose">
          The counts of {academicYear} before registers were taken here. They are added to what the registers
          say; a student’s counts that are pasted again replace the earlier ones.
        </p>
        <TextareaField
          label="One line for each student and subject"
          required
          rows={10}
          hint="Enrolment number, code of the subject, theory or practical, held, attended: copied from a spreadsheet, or with commas."
          placeholder={`${college.shortName}26001, BPT101, theory, 40, 31`}
          value={text}
          error={sentence}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </ActionForm>
    </Modal>
  );
}
