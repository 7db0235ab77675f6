import type { Faculty } from '#shared/faculty.ts';
import { genders, notSpecified } from '#shared/genders.ts';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { optionsOf } from '#web/portal/lists/filter-select.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { facultyFormSchema, facultyLabels, toFacultyForm } from './faculty-form.ts';
import { facultyCalls } from './faculty-queries.ts';

interface FacultyDialogProps {
  /** undefined: a new member. */
  faculty: Faculty | undefined;
  /** The person's own record: the e-mail is for the office to change, and nothing is deleted (product §2.13). */
  isOwn?: boolean;
  onClose: () => void;
  /** Where a deleted one leads, if the screen behind is their own. */
  onDeleted?: () => void;
}

/** Create or edit. */
export function FacultyDialog({ faculty, isOwn = false, onClose, onDeleted }: FacultyDialogProps) {
  const form = useRecordForm({
    calls: isOwn ? { ...facultyCalls, noun: 'profile' } : facultyCalls,
    record: faculty,
    schema: facultyFormSchema,
    toForm: toFacultyForm,
    labels: facultyLabels,
    onClose,
    ...(onDeleted && { onDeleted }),
  });
  const { field } = form;
  return (
    <RecordDialog title={titleOf(faculty, isOwn)} form={form} canDelete={!isOwn}>
      <div className="form-grid">
        <TextField {...field('firstName')} required autoFocus />
        <TextField {...field('lastName')} required />
        <TextField
          {...field('contactInfo.email')}
          type="email"
          required
          disabled={isOwn}
          hint={
            isOwn
              ? 'You log in with it. Only the office can change it.'
              : 'The faculty member logs in with it.'
          }
        />
        <TextField {...field('contactInfo.phone')} type="tel" />
        <TextField {...field('specialization')} required />
        <TextField {...field('designation')} />
        <TextField
          {...field('experienceYears')}
          type="number"
          min={0}
          max={70}
          inputMode="numeric"
          required
        />
        <TextField {...field('yearOfJoining')} type="date" />
        <SelectField {...field('personalInfo.gender')} options={optionsOf([...genders, notSpecified])} />
        <TextField {...field('personalInfo.dob')} type="date" />
        <TextField {...field('personalInfo.nationality')} />
        <TextField {...field('personalInfo.religion')} />
        <TextareaField {...field('personalInfo.address')} className="sm:col-span-2" />
      </div>
    </RecordDialog>
  );
}

function titleOf(faculty: Faculty | undefined, isOwn: boolean): string {
  if (isOwn) return 'Edit My Profile';
  return faculty ? 'Edit Faculty' : 'Create Faculty';
}
