import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { parseNumber } from '#shared/kit/format.ts';
import { feeFields } from '#shared/money/fees.ts';
import { isEligible, payerField } from '#shared/money/government/government-fees.ts';
import {
  type FeePlan,
  type FeePlanInput,
  feePlanFields,
  feePlanInputSchema,
} from '#shared/money/plans/fee-plans.ts';
import { academicYearOf, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import type { Quota } from '#shared/people/quotas.ts';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { optionsOf, selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { shownValue } from '#web/portal/kit/forms/shown-value.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { yearOptions } from '#web/portal/kit/lists/year-options.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { feePlanCalls } from './fee-plan-calls.ts';

const { year, quota, heads } = feePlanFields;
const fields = { academicYear: { label: 'Academic year' }, year, quota, heads };

const text = z.string();
/** A plan as typed; '' is every quota. */
const typedSchema = z.object({
  academicYear: text,
  year: text,
  quota: text,
  heads: z.array(z.object({ label: text, amount: text, dueOn: text, payableBy: text })),
});
type TypedPlan = z.output<typeof typedSchema>;
const writtenSchema = z.pipe(
  typedSchema,
  z.transform((plan) => ({
    ...plan,
    quota: plan.quota || null,
    heads: plan.heads.map(({ amount, payableBy, ...head }) => ({
      ...head,
      ...(payableBy === 'government' && isEligibleFor(plan.quota) && { payableBy }),
      amount: amount.trim() === '' ? undefined : parseNumber(amount),
    })),
  })),
);
const schema = z.pipe(
  writtenSchema,
  feePlanInputSchema as unknown as z.ZodMiniType<FeePlanInput, z.output<typeof writtenSchema>>, // it refuses other texts itself
);

/** Whether the government may pay a fee of this class. */
const isEligibleFor = (typed: string) => isEligible(typed as Quota); // one of the options, or ''

const emptyHead = { label: '', amount: '', dueOn: '', payableBy: 'student' };

const typedOf = (plan: FeePlan | undefined, today: string): TypedPlan => ({
  academicYear: plan?.academicYear ?? academicYearOf(today),
  year: plan?.year ?? 'FIRST',
  quota: plan?.quota ?? '',
  heads: plan?.heads.map((head) => ({ ...emptyHead, ...head, amount: `${head.amount}` })) ?? [emptyHead],
});

interface FeePlanDialogProps {
  /** undefined: a new plan. */
  plan: FeePlan | undefined;
  onClose: () => void;
}

/** The class of a plan, and its fees, one a row. */
export function FeePlanDialog({ plan, onClose }: FeePlanDialogProps) {
  const today = useIndiaDay();
  const form = useRecordForm({
    calls: feePlanCalls,
    record: plan,
    fields,
    schema,
    toForm: (record) => typedOf(record, today),
    show: { heads: (value) => shownValue(value) },
    onClose,
  });
  const academicYears = new Set([...academicYearsAround(today), plan?.academicYear ?? '']);
  const sameLabels = form.form.formState.errors.heads?.root?.message;
  return (
    <RecordDialog title={plan ? 'Edit fee plan' : 'Add fee plan'} form={form}>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          {...form.field('academicYear')}
          required
          options={selectOptions([...academicYears].filter(Boolean))}
        />
        <SelectField {...form.field('year')} required options={yearOptions} />
        <SelectField {...form.field('quota')} options={optionsOf(quota)} placeholder="All quotas" />
      </div>
      <Heads form={form.form} />
      <p className="mt-4 text-sm text-ink-soft">
        {feeFields.label.hint}. A fee’s label is what students, receipts and the list of dues show. Changing a
        plan changes no fees that were raised.
      </p>
      {sameLabels && <Alert>{sameLabels}</Alert>}
    </RecordDialog>
  );
}

type PlanForm = ReturnType<typeof useRecordForm<FeePlan, TypedPlan, FeePlanInput>>['form'];

/** The fees of a plan, one a row. */
function Heads({ form }: { form: PlanForm }) {
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'heads' });
  const hasPayer = isEligibleFor(useWatch({ control: form.control, name: 'quota' }));
  const field = (place: number, name: keyof TypedPlan['heads'][number], { label }: { label: string }) => {
    const path = `heads.${place}.${name}` as const;
    return { label, error: form.getFieldState(path).error?.message, ...form.register(path) };
  };
  return (
    <>
      {rows.map(({ id }, place) => (
        <fieldset
          key={id}
          className={`mt-4 grid grid-cols-2 items-start gap-3 border-t border-line pt-3 ${rows.length > 1 ? 'sm:grid-cols-[9rem_13rem_1fr_auto]' : 'sm:grid-cols-[9rem_13rem_1fr]'}`}
        >
          <legend className="sr-only">Fee {place + 1}</legend>
          <TextField
            {...field(place, 'label', feeFields.label)}
            required
            className="col-span-full"
            maxLength={120}
          />
          <TextField {...field(place, 'amount', feeFields.amount)} required inputMode="numeric" />
          <DateField {...field(place, 'dueOn', feeFields.dueOn)} required means={feeFields.dueOn.means} />
          {hasPayer && (
            <SelectField
              {...field(place, 'payableBy', payerField)}
              className="col-span-2 sm:col-span-1"
              options={optionsOf(payerField)}
            />
          )}
          {rows.length > 1 && (
            <Button
              variant="quietDanger"
              className="sm:mt-6"
              aria-label={`Remove fee ${place + 1}`}
              onClick={() => remove(place)}
            >
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        className="mt-3"
        onClick={() =>
          append({ ...emptyHead, dueOn: form.getValues('heads').at(-1)?.dueOn ?? '' }, { shouldFocus: false })
        }
      >
        Add another fee
      </Button>
    </>
  );
}
