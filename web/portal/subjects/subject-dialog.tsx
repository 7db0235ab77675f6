import { type Subject, subjectInputSchema } from '#shared/subjects.ts';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { yearOptions } from '#web/portal/lists/filter-select.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { subjectCalls } from './subject-queries.ts';

const labels = { code: 'Code', name: 'Name of the Subject', year: 'Year' };

const toForm = (subject: Subject | undefined) => ({
  code: subject?.code ?? '',
  name: subject?.name ?? '',
  year: subject?.year ?? ('FIRST' as const),
});

/** Titles: product §2.13. `subject` undefined: a new one. */
export function SubjectDialog({ subject, onClose }: { subject: Subject | undefined; onClose: () => void }) {
  const form = useRecordForm({
    calls: subjectCalls,
    record: subject,
    schema: subjectInputSchema,
    toForm,
    labels,
    onClose,
  });
  const { field } = form;
  return (
    <RecordDialog title={subject ? 'Edit Subject' : 'Add New Subject'} form={form}>
      <div className="form-grid">
        <TextField {...field('code')} required />
        <SelectField {...field('year')} required options={yearOptions} />
        <TextField {...field('name')} required className="sm:col-span-2" />
      </div>
    </RecordDialog>
  );
}
