import type { Path, UseFormReturn } from 'react-hook-form';
import { genders, yearLabels, years } from '#shared/years.ts';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { valueAt } from '../../common/save-error.ts';
import { fieldLabels, type StudentFormInput, type StudentFormOutput } from './student-form.ts';

type Form = UseFormReturn<StudentFormInput, unknown, StudentFormOutput>;

/** The fields of a student in the order of the paper form: who, parents, how to reach them. */
export function StudentFields({ form }: { form: Form }) {
  const field = (path: Path<StudentFormInput>) => ({
    label: fieldLabels[path] ?? path,
    error: (valueAt(form.formState.errors, path) as { message?: string } | undefined)?.message,
    ...form.register(path),
  });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...field('firstName')} required autoFocus />
      <TextField {...field('lastName')} required />
      <TextField {...field('enrollmentNumber')} hint="Left empty, the next free number is given." />
      <SelectField
        {...field('year')}
        required
        options={years.map((value) => ({ value, label: yearLabels[value] }))}
      />
      <TextField {...field('fatherFirstName')} required />
      <TextField {...field('fatherLastName')} required />
      <TextField {...field('motherFirstName')} required />
      <TextField {...field('motherLastName')} required />
      <SelectField
        {...field('personalInfo.gender')}
        required
        placeholder="Choose"
        options={genders.map((value) => ({ value, label: value }))}
      />
      <TextField {...field('personalInfo.dob')} type="date" />
      <TextField {...field('personalInfo.nationality')} required />
      <TextField {...field('personalInfo.religion')} required />
      <TextField {...field('contactInfo.email')} type="email" required hint="The student logs in with it." />
      <TextField {...field('contactInfo.phone')} type="tel" />
      <TextareaField {...field('personalInfo.address')} className="sm:col-span-2" />
    </div>
  );
}
