import type { Faculty } from '#shared/faculty.ts';
import { notSpecified } from '#shared/people.ts';
import { genders } from '#shared/years.ts';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { optionsOf } from '../../common/filter-select.tsx';
import { RecordDialog } from '../../common/record-form.tsx';
import { useRecordForm } from '../../common/use-record-form.ts';
import { facultyFormSchema, facultyLabels, toFacultyForm } from './faculty-form.ts';
import { facultyCalls } from './faculty-queries.ts';

interface FacultyDialogProps {
  /** undefined: a new one. */
  faculty: Faculty | undefined;
  onClose: () => void;
  /** Where a deleted one leads, if the screen behind is their own. */
  onDeleted?: () => void;
}

/** Create or edit. */
export function FacultyDialog({ faculty, onClose, onDeleted }: FacultyDialogProps) {
  const form = useRecordForm({
    calls: facultyCalls,
    record: faculty,
    schema: facultyFormSchema,
    toForm: toFacultyForm,
    labels: facultyLabels,
    onClose,
    ...(onDeleted && { onDeleted }),
  });
  const { field } = form;
  return (
    <RecordDialog title={faculty ? 'Edit Faculty' : 'Create Faculty'} form={form} canDelete>
      <div className="form-grid">
        <TextField {...field('firstName')} required autoFocus />
        <TextField {...field('lastName')} required />
        <TextField
          {...field('contactInfo.email')}
          type="email"
          required
          hint="The faculty member logs in with it."
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
