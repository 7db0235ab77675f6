import { type SubmitEvent, useState } from 'react';
import { type AcademicYear, type Counting, countingLabels, countings } from '#shared/academic-years.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/lists/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { holidayLines, readHolidays } from './plan-text.ts';

const options = countings.map((value) => ({ value, label: countingLabels[value] }));

/** The days of classes, and what attendance an examination needs. */
export function AcademicYearForm({ year }: { year: AcademicYear }) {
  const [value, setValue] = useState({
    startsOn: year.startsOn,
    endsOn: year.endsOn,
    eligibleFrom: String(year.eligibleFrom),
    condonableFrom: String(year.condonableFrom),
    leaveCounts: year.leaveCounts,
    dutyCounts: year.dutyCounts,
    holidays: holidayLines(year.holidays),
  });
  const { run, isBusy, fields, sentence, refuse } = useSaving();
  const change = (more: Partial<typeof value>) => setValue({ ...value, ...more });
  const field = (name: 'startsOn' | 'endsOn' | 'eligibleFrom' | 'condonableFrom') => ({
    required: true,
    value: value[name],
    error: fields[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const holidays = readHolidays(value.holidays);
    if (typeof holidays === 'string') return refuse(holidays);
    const body = {
      ...value,
      holidays,
      eligibleFrom: Number(value.eligibleFrom),
      condonableFrom: Number(value.condonableFrom),
    };
    void run(
      () =>
        callApi('updateAcademicYear', {
          params: { academicYear: year.id },
          body,
          ifMatch: year.version,
        }),
      'Academic year saved',
    );
  };
  return (
    <form noValidate onSubmit={save}>
      <h2 className="mb-1 text-xl">Academic year {year.id}</h2>
      <p className="mb-3 text-ink-soft">
        The rule of attendance holds for the whole year, from its first class on.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First day of classes" type="date" {...field('startsOn')} />
        <TextField label="Last day of classes" type="date" {...field('endsOn')} />
        <TextField label="Eligible from, in percent" inputMode="numeric" {...field('eligibleFrom')} />
        <TextField label="Condonable from, in percent" inputMode="numeric" {...field('condonableFrom')} />
        <SelectField
          label="Leave"
          required
          options={options}
          value={value.leaveCounts}
          onChange={({ currentTarget }) => change({ leaveCounts: currentTarget.value as Counting })} // its options
        />
        <SelectField
          label="Duty for the college"
          required
          options={options}
          value={value.dutyCounts}
          onChange={({ currentTarget }) => change({ dutyCounts: currentTarget.value as Counting })} // its options
        />
        <TextareaField
          label="Holidays"
          className="sm:col-span-2"
          rows={8}
          hint="One a line, like 2026-10-02 Gandhi Jayanti. No register can be taken on these days."
          value={value.holidays}
          onChange={({ currentTarget }) => change({ holidays: currentTarget.value })}
        />
      </div>
      {sentence && (
        <div className="mt-3">
          <Alert>{sentence}</Alert>
        </div>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-4">
        Save academic year
      </Button>
    </form>
  );
}
