import { genders } from '#shared/genders.ts';
import type { Student } from '#shared/students.ts';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { optionsOf, yearOptions } from '#web/portal/lists/filter-select.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { studentCalls } from './student-calls.ts';
import { studentFormSchema, studentLabels, toStudentForm } from './student-form.ts';

interface StudentDialogProps {
  /** undefined: a new one. */
  student: Student | undefined;
  onClose: () => void;
  /** Where a deleted one leads, if the screen behind is their own. */
  onDeleted?: () => void;
}

/** Create or edit; the fields stand in the order of the paper form. */
export function StudentDialog({ student, onClose, onDeleted }: StudentDialogProps) {
  const form = useRecordForm({
    calls: studentCalls,
    record: student,
    schema: studentFormSchema,
    toForm: toStudentForm,
    labels: studentLabels,
    onClose,
    ...(onDeleted && { onDeleted }),
  });
  const { field } = form;
  return (
    <RecordDialog title={student ? 'Edit Student' : 'Create Student'} form={form} canDelete>
      <div className="form-grid">
        <TextField {...field('firstName')} required />
        <TextField {...field('lastName')} required />
        <TextField {...field('enrollmentNumber')} hint="Left empty, the next free number is given." />
        <SelectField {...field('year')} required options={yearOptions} />
        <TextField {...field('fatherFirstName')} required />
        <TextField {...field('fatherLastName')} required />
        <TextField {...field('motherFirstName')} required />
        <TextField {...field('motherLastName')} required />
        <SelectField
          {...field('personalInfo.gender')}
          required
          placeholder="Choose"
          options={optionsOf(genders)}
        />
        <TextField {...field('personalInfo.dob')} type="date" hint="Left empty, it is saved as today." />
        <TextField {...field('personalInfo.nationality')} required />
        <TextField {...field('personalInfo.religion')} required />
        <TextField
          {...field('contactInfo.email')}
          type="email"
          required
          hint="The student logs in with it."
        />
        <TextField {...field('contactInfo.phone')} type="tel" />
        <TextareaField {...field('personalInfo.address')} className="sm:col-span-2" />
      </div>
    </RecordDialog>
  );
}
