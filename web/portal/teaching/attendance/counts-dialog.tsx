import * as z from 'zod/mini';
import { counted } from '#shared/kit/format.ts';
import { callApi } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { textReadBy } from '#web/portal/kit/forms/read-text.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { TextareaField } from '#web/ui/fields.tsx';
import { readCounts } from './read-counts.ts';

const schema = z.object({ rows: textReadBy(readCounts) });

/** For the start in the middle of a year: counts of the paper registers, pasted from a spreadsheet. */
export function CountsDialog({ academicYear, onClose }: { academicYear: string; onClose: () => void }) {
  const { form, field, sentence, isBusy } = useSmallForm({
    schema,
    empty: { rows: '' },
    send: ({ rows }) => callApi('createAttendanceCounts', { body: { academicYear, rows } }),
    done: ({ saved }) => `${counted(saved, 'count')} saved`,
    onDone: onClose,
  });
  const rows = field('rows');
  return (
    <FormDialog title="Attendance so far" onClose={onClose} {...form} submit="Save" isBusy={isBusy}>
      <p className="mb-3 max-w-prose">
        The counts of {academicYear} before registers were taken here. They are added to what the registers
        say; a student’s counts that are pasted again replace the earlier ones.
      </p>
      <TextareaField
        {...rows}
        label="One line for each student and subject"
        rows={10}
        hint="Enrolment number, code of the subject, theory or practical, held, attended: copied from a spreadsheet, or with commas."
        placeholder={`${college.shortName}26001, BPT101, theory, 40, 31`}
        error={rows.error ?? sentence}
      />
    </FormDialog>
  );
}
