import { type Faculty, facultyFields } from '#shared/people/faculty.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { facultyCalls } from './faculty-calls.ts';

interface FacultyDialogProps {
  /** undefined: a new member. */
  faculty: Faculty | undefined;
  /** The faculty member's own record: only an admin changes the email, and there is no 'Delete' (product §2.13). */
  isOwn?: boolean;
  onClose: () => void;
  /** The screen to open after a delete, if the dialog belongs to the member's own screen. */
  onDeleted?: () => void;
}

const facultyForm = formOf(facultyFields);

const emailOf = {
  office: { hint: 'The faculty member logs in with it.' },
  owner: { hint: 'You log in with it. Only the office can change it.', disabled: true },
};

/** Create or edit. */
export function FacultyDialog({ faculty, isOwn = false, onClose, onDeleted }: FacultyDialogProps) {
  const form = useRecordForm({
    ...facultyForm,
    calls: isOwn ? { ...facultyCalls, noun: 'profile' } : facultyCalls,
    record: faculty,
    kept: ['designation', 'yearOfJoining', 'personalInfo.nationality'],
    onClose,
    ...(onDeleted && { onDeleted }),
  });
  return (
    <RecordDialog title={titleOf(faculty, isOwn)} form={form} canDelete={!isOwn}>
      <RecordFields
        form={form}
        change={{
          firstName: { autoFocus: true },
          'contactInfo.email': emailOf[isOwn ? 'owner' : 'office'],
          leftOn: { disabled: isOwn },
        }}
      />
    </RecordDialog>
  );
}

function titleOf(faculty: Faculty | undefined, isOwn: boolean): string {
  if (isOwn) return 'Edit My Profile';
  return faculty ? 'Edit Faculty' : 'Create Faculty';
}
