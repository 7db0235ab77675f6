import { useQuery } from '@tanstack/react-query';
import { type Student, studentFields } from '#shared/people/students.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { studentCalls } from './student-calls.ts';

interface StudentDialogProps {
  /** undefined: a new student. */
  student: Student | undefined;
  onClose: () => void;
  /** The screen to open after a delete, if the dialog belongs to the student's own screen. */
  onDeleted?: () => void;
}

const studentForm = formOf(studentFields);

/** Create or edit. */
export function StudentDialog({ student, onClose, onDeleted }: StudentDialogProps) {
  const { data: settings } = useQuery(collegeSettingsQuery);
  const form = useRecordForm({
    ...studentForm,
    calls: studentCalls,
    record: student,
    kept: ['year', 'batch', 'quota', 'personalInfo.nationality'],
    onClose,
    ...(onDeleted && { onDeleted }),
  });
  return (
    <RecordDialog title={student ? 'Edit Student' : 'Create Student'} form={form} canDelete>
      <RecordFields
        form={form}
        choices={{ category: settings?.categories ?? [] }}
        change={{
          'contactInfo.email': { hint: 'The student logs in with it.' },
          ...(!student && { 'personalInfo.dob': { hint: 'Left empty, it is saved as today.' } }),
        }}
      />
    </RecordDialog>
  );
}
