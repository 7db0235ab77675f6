import { type Subject, subjectFields } from '#shared/teaching/subjects.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { subjectCalls } from './subject-calls.ts';

const subjectForm = formOf(subjectFields);

/** Titles: product §2.13. `subject` undefined: a new subject. */
export function SubjectDialog({ subject, onClose }: { subject: Subject | undefined; onClose: () => void }) {
  const form = useRecordForm({
    ...subjectForm,
    calls: subjectCalls,
    record: subject,
    kept: ['year'],
    onClose,
  });
  return (
    <RecordDialog title={subject ? 'Edit Subject' : 'Add New Subject'} form={form}>
      <RecordFields form={form} />
    </RecordDialog>
  );
}
