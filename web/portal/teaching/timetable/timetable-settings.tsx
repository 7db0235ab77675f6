import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { parseNumber } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import {
  type AcademicYear,
  type Counting,
  countingLabels,
  countings,
} from '#shared/office/academic-years.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { DayPlan } from '#shared/teaching/day-plan.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { linesOf, periodLines, readPeriods } from './plan-text.ts';

/** The periods and rooms, and the days and the rule of the running academic year. */
export function TimetableSettings() {
  const id = academicYearOf(useIndiaDay());
  const plan = useQuery(callQuery('readDayPlan'));
  const year = useQuery(callQuery('findAcademicYear', { params: { academicYear: id } }));
  const error = plan.error ?? year.error;
  if (error && !(plan.data && year.data))
    return <LoadFailure error={error} onRetry={() => void Promise.all([plan.refetch(), year.refetch()])} />;
  if (!plan.data || !year.data) return <Loading text="Loading…" />;
  return (
    <div className="grid max-w-2xl gap-10">
      <DayPlanForm plan={plan.data} />
      <AcademicYearForm key={id} year={year.data} />
    </div>
  );
}

function DayPlanForm({ plan }: { plan: DayPlan }) {
  const [periods, setPeriods] = useState(periodLines(plan.periods));
  const [rooms, setRooms] = useState(plan.rooms.join('\n'));
  // Of what is typed: what another admin has saved since is not overwritten.
  const [version, setVersion] = useState(plan.version);
  const { run, isBusy, sentence, refuse } = useSaving();
  const save = () => {
    const read = readPeriods(periods);
    if (typeof read === 'string') return refuse(read);
    const body = { periods: read, rooms: linesOf(rooms) };
    void run(
      async () => setVersion((await callApi('updateDayPlan', { body, ifMatch: version })).version),
      'Periods and rooms saved',
    );
  };
  return (
    <Form onSubmit={save}>
      <h2 className="mb-3 text-xl">Periods and rooms</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextareaField
          label="Periods"
          required
          rows={8}
          hint="Each on its own line, in their order: 09:30–10:20"
          value={periods}
          onChange={({ currentTarget }) => setPeriods(currentTarget.value)}
        />
        <TextareaField
          label="Rooms"
          rows={8}
          hint="Each on its own line."
          value={rooms}
          onChange={({ currentTarget }) => setRooms(currentTarget.value)}
        />
      </div>
      {sentence && <Alert className="mt-3">{sentence}</Alert>}
      <Button type="submit" variant="outline" isBusy={isBusy} className="mt-4">
        Save periods and rooms
      </Button>
    </Form>
  );
}

const options = selectOptions(countings, countingLabels);

/** The days of classes, and what attendance an examination needs. */
function AcademicYearForm({ year }: { year: AcademicYear }) {
  const [value, setValue] = useState({
    startsOn: year.startsOn,
    endsOn: year.endsOn,
    eligibleFrom: String(year.eligibleFrom),
    condonableFrom: String(year.condonableFrom),
    aggregateFrom: String(year.aggregateFrom),
    leaveCounts: year.leaveCounts,
    dutyCounts: year.dutyCounts,
  });
  const [version, setVersion] = useState(year.version);
  const { run, isBusy, fields, sentence } = useSaving();
  const change = (more: Partial<typeof value>) => setValue({ ...value, ...more });
  const field = (name: 'startsOn' | 'endsOn' | 'eligibleFrom' | 'condonableFrom' | 'aggregateFrom') => ({
    required: true,
    value: value[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const save = () => {
    const body = {
      ...value,
      eligibleFrom: parseNumber(value.eligibleFrom),
      condonableFrom: parseNumber(value.condonableFrom),
      aggregateFrom: parseNumber(value.aggregateFrom),
    };
    void run(async () => {
      const saved = await callApi('updateAcademicYear', {
        params: { academicYear: year.id },
        body,
        ifMatch: version,
      });
      setVersion(saved.version);
    }, 'Academic year saved');
  };
  return (
    <Form onSubmit={save}>
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
      {sentence && <Alert className="mt-3">{sentence}</Alert>}
      <Button type="submit" variant="outline" isBusy={isBusy} className="mt-4">
        Save academic year
      </Button>
    </Form>
  );
}
