import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import {
  type AcademicYear,
  type Counting,
  countingLabels,
  countings,
} from '#shared/office/academic-years.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

const options = selectOptions(countings, countingLabels);

/** The days of classes, and what attendance an examination needs. */
export function AcademicYearForm({ year }: { year: AcademicYear }) {
  const [value, setValue] = useState({
    startsOn: year.startsOn,
    endsOn: year.endsOn,
    eligibleFrom: String(year.eligibleFrom),
    condonableFrom: String(year.condonableFrom),
    aggregateFrom: String(year.aggregateFrom),
    leaveCounts: year.leaveCounts,
    dutyCounts: year.dutyCounts,
  });
  const { run, isBusy, fields, sentence } = useSaving();
  const change = (more: Partial<typeof value>) => setValue({ ...value, ...more });
  const field = (name: 'startsOn' | 'endsOn' | 'eligibleFrom' | 'condonableFrom' | 'aggregateFrom') => ({
    required: true,
    value: value[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const body = {
      ...value,
      eligibleFrom: Number(value.eligibleFrom),
      condonableFrom: Number(value.condonableFrom),
      aggregateFrom: Number(value.aggregateFrom),
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
        <DateField label="First day of classes" means="validity" {...field('startsOn')} />
        <DateField label="Last day of classes" means="validity" {...field('endsOn')} />
        <TextField label="Eligible from, in percent" inputMode="numeric" {...field('eligibleFrom')} />
        <TextField label="Condonable from, in percent" inputMode="numeric" {...field('condonableFrom')} />
        <TextField
          label="Over all subjects, in percent"
          hint="Asked for by the fee reimbursement"
          inputMode="numeric"
          {...field('aggregateFrom')}
        />
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
      </div>
      <p className="mt-4">
        Holidays are those of the{' '}
        <Link
          to={portalRoutes.admin('academic-calendar')}
          className="font-semibold text-teal underline-offset-4 hover:underline"
        >
          academic calendar
        </Link>
        : on an entry of the kind ‘Holiday’ its year has no class, and no register can be taken.
      </p>
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
