import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { parseNumber } from '#shared/kit/format.ts';
import { linesOf } from '#shared/kit/text/lines.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { type AcademicYear, countingLabels, countings } from '#shared/office/academic-years.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { DayPlan } from '#shared/teaching/day-plan.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { textReadBy } from '#web/portal/kit/forms/read-text.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { periodLines, readPeriods } from './plan-text.ts';

/** The periods and rooms, and the days and the rule of the running academic year. */
export function TimetableSettings() {
  const id = academicYearOf(useIndiaDay());
  const plan = useQuery(callQuery('readDayPlan'));
  const year = useQuery(callQuery('findAcademicYear', { params: { academicYear: id } }));
  const refetch = () => Promise.all([plan.refetch(), year.refetch()]);
  if (!plan.data || !year.data) return <LoadState error={plan.error ?? year.error} refetch={refetch} />;
  return (
    <div className="grid max-w-2xl gap-10">
      <DayPlanForm plan={plan.data} />
      <AcademicYearForm key={id} year={year.data} />
    </div>
  );
}

const planSchema = z.object({ periods: textReadBy(readPeriods), rooms: textReadBy(linesOf) });

function DayPlanForm({ plan }: { plan: DayPlan }) {
  // Of what is typed: what another admin has saved since is not overwritten.
  const [version, setVersion] = useState(plan.version);
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: planSchema,
    empty: { periods: periodLines(plan.periods), rooms: plan.rooms.join('\n') },
    send: async (body) => setVersion((await callApi('updateDayPlan', { body, ifMatch: version })).version),
    done: 'Periods and rooms saved',
    isKept: true,
  });
  return (
    <Form {...form}>
      <h2 className="mb-3 text-xl">Periods and rooms</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextareaField
          {...field('periods')}
          label="Periods"
          rows={8}
          hint="Each on its own line, in their order: 09:30–10:20"
        />
        <TextareaField
          {...field('rooms')}
          label="Rooms"
          required={false}
          rows={8}
          hint="Each on its own line."
        />
      </div>
      <SaveButton {...{ sentence, isBusy }}>Save periods and rooms</SaveButton>
    </Form>
  );
}

const options = selectOptions(countings, countingLabels);

/** The days of classes, and what attendance an examination needs. */
function AcademicYearForm({ year }: { year: AcademicYear }) {
  const { id, startsOn, endsOn, leaveCounts, dutyCounts } = year;
  const [version, setVersion] = useState(year.version);
  const { form, field, sentence, isBusy } = useSmallForm({
    empty: {
      startsOn,
      endsOn,
      eligibleFrom: String(year.eligibleFrom),
      condonableFrom: String(year.condonableFrom),
      aggregateFrom: String(year.aggregateFrom),
      leaveCounts,
      dutyCounts,
    },
    send: async (typed) => {
      const body = {
        ...typed,
        eligibleFrom: parseNumber(typed.eligibleFrom),
        condonableFrom: parseNumber(typed.condonableFrom),
        aggregateFrom: parseNumber(typed.aggregateFrom),
      };
      const params = { academicYear: id };
      setVersion((await callApi('updateAcademicYear', { params, body, ifMatch: version })).version);
    },
    done: 'Academic year saved',
    isKept: true,
  });
  return (
    <Form {...form}>
      <h2 className="mb-1 text-xl">Academic year {id}</h2>
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
        <SelectField label="Leave" options={options} {...field('leaveCounts')} />
        <SelectField label="Duty for the college" options={options} {...field('dutyCounts')} />
      </div>
      <p className="mt-4">
        Holidays are those of the{' '}
        <Link to={portalRoutes.admin('academic-calendar')} className="font-semibold link-alone">
          academic calendar
        </Link>
        : on an entry of the kind ‘Holiday’ its year has no class, and no register can be taken.
      </p>
      <SaveButton {...{ sentence, isBusy }}>Save academic year</SaveButton>
    </Form>
  );
}

interface SaveButtonProps {
  sentence: string | undefined;
  isBusy: boolean;
  children: ReactNode;
}

function SaveButton({ sentence, isBusy, children }: SaveButtonProps) {
  return (
    <>
      {sentence && <Alert className="mt-3">{sentence}</Alert>}
      <Button type="submit" variant="outline" isBusy={isBusy} className="mt-4">
        {children}
      </Button>
    </>
  );
}
