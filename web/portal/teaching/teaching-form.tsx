import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { academicYearOf, academicYearsAround } from '#shared/academic-year.ts';
import { indiaDate } from '#shared/format.ts';
import type { TeachingInput } from '#shared/teaching.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';

interface TeachingFormProps {
  /** The teacher or the subject that is known; the form asks for the other. */
  known: { facultyId: string } | { subjectId: string };
  label: string;
  options: ComponentProps<typeof SelectField>['options'];
}

/** One line that enters who teaches what; it stays open for the next one. */
export function TeachingForm({ known, label, options }: TeachingFormProps) {
  const [today] = useState(() => indiaDate(new Date()));
  const [academicYear, setAcademicYear] = useState(academicYearOf(today));
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const asked = 'facultyId' in known ? 'subjectId' : 'facultyId';

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = { ...known, [asked]: chosen, academicYear } as TeachingInput; // one of the two is known, the other asked
      await callApi('createTeaching', { body });
      setChosen('');
      showToast('Added');
      await refreshRecords();
    } catch (failure) {
      const field = failure instanceof CallError ? Object.values(failure.fields)[0] : undefined;
      setError(field ?? sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-wrap items-start gap-3">
      <SelectField
        label={label}
        required
        className="min-w-0 flex-1 basis-64"
        placeholder="Choose"
        options={options}
        value={chosen}
        error={error}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <SelectField
        label="Academic year"
        required
        className="basis-40"
        options={academicYearsAround(today).map((value) => ({ value, label: value }))}
        value={academicYear}
        onChange={({ currentTarget }) => setAcademicYear(currentTarget.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-7">
        Add
      </Button>
    </form>
  );
}
