import { type ComponentProps, useState } from 'react';
import { academicYearOf, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import type { TeachingInput } from '#shared/teaching/teaching.ts';
import { callApi } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';

interface TeachingFormProps {
  /** The teacher or the subject that is known; the form asks for the other. */
  known: { facultyId: string } | { subjectId: string };
  label: string;
  options: ComponentProps<typeof SelectField>['options'];
}

/** One line that enters who teaches what; it stays open for the next one. */
export function TeachingForm({ known, label, options }: TeachingFormProps) {
  const today = useIndiaDay();
  const [academicYear, setAcademicYear] = useState(academicYearOf(today));
  const [chosen, setChosen] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const asked = 'facultyId' in known ? 'subjectId' : 'facultyId';

  const save = async () => {
    const body = { ...known, [asked]: chosen, academicYear } as TeachingInput; // one of the two is known, the other asked
    if (await run(() => callApi('createTeaching', { body }), 'Added')) setChosen('');
  };

  return (
    <Form className="flex max-w-2xl flex-wrap items-start gap-3" onSubmit={save}>
      <SelectField
        label={label}
        required
        className="min-w-0 flex-1 basis-64"
        placeholder="Choose"
        options={options}
        value={chosen}
        error={Object.values(fields)[0] ?? sentence}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <SelectField
        label="Academic year"
        required
        className="basis-40"
        options={selectOptions(academicYearsAround(today))}
        value={academicYear}
        onChange={({ currentTarget }) => setAcademicYear(currentTarget.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-7">
        Add
      </Button>
    </Form>
  );
}
