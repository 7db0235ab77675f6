import { useState } from 'react';
import { parseNumber } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { feeFields } from '#shared/money/fees.ts';
import { isEligible } from '#shared/money/government/government-fees.ts';
import { type FeePlan, feePlanInputSchema } from '#shared/money/plans/fee-plans.ts';
import { academicYearOf, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import { type Quota, quotaLabels, quotas } from '#shared/people/quotas.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { DiscardQuestion, useUnsavedGuard } from '#web/portal/kit/forms/unsaved-guard.tsx';
import { useRefusedFocus } from '#web/portal/kit/forms/use-refused-focus.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { yearOptions } from '#web/portal/kit/lists/year-options.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { feePlanCalls } from './fee-plan-calls.ts';
import { HeadFields, type TypedHead } from './head-fields.tsx';

interface FeePlanDialogProps {
  /** undefined: a new plan. */
  plan: FeePlan | undefined;
  onClose: () => void;
}

/** The class whose students have the fees of a plan. */
interface TypedClass {
  academicYear: string;
  year: Year;
  quota: string;
}

const emptyHead = (): TypedHead => ({ key: crypto.randomUUID(), label: '', amount: '', dueOn: '' });

/** The class of a plan, and its fees, one a row. */
export function FeePlanDialog({ plan, onClose }: FeePlanDialogProps) {
  const today = useIndiaDay();
  const [typed, setTyped] = useState<TypedClass>(() => ({
    academicYear: plan?.academicYear ?? academicYearOf(today),
    year: plan?.year ?? 'FIRST',
    quota: plan?.quota ?? '',
  }));
  const [heads, setHeads] = useState<readonly TypedHead[]>(() =>
    plan
      ? plan.heads.map((head) => ({ ...head, key: crypto.randomUUID(), amount: `${head.amount}` }))
      : [emptyHead()],
  );
  /** What the form itself finds wrong, before it is sent. */
  const [mistakes, setMistakes] = useState<Record<string, string>>();
  const { run, isBusy, fields, sentence, error, refuse } = useSaving();
  const errors = { ...fields, ...mistakes };
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty, onClose);
  const form = useRefusedFocus(mistakes, error);

  const set = (next: TypedClass) => {
    setTyped(next);
    setDirty(true);
  };
  const save = async () => {
    const checked = feePlanInputSchema.safeParse({
      ...typed,
      quota: typed.quota || null,
      heads: heads.map(({ label, amount, dueOn, payableBy }) => ({
        label,
        ...(payableBy === 'government' && isEligible(typed.quota as Quota) && { payableBy }),
        dueOn,
        amount: amount.trim() === '' ? undefined : parseNumber(amount),
      })),
    });
    const issues = checked.error?.issues;
    setMistakes(issues && Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])));
    refuse(undefined); // what the server said of an earlier try
    if (!checked.success) return;
    const send = () =>
      plan ? feePlanCalls.update(plan.id, checked.data, plan.version) : feePlanCalls.create(checked.data);
    if (!(await run(send, plan ? 'Fee plan updated' : 'Fee plan created'))) return;
    guard.release();
    onClose();
  };

  return (
    <Modal title={plan ? 'Edit fee plan' : 'Add fee plan'} onClose={guard.ask}>
      <ActionForm
        ref={form}
        onSubmit={save}
        submit={plan ? 'Update' : 'Create'}
        onCancel={guard.ask}
        isBusy={isBusy}
        refusal={sentence ?? errors.heads}
      >
        <ClassFields typed={typed} errors={errors} onChange={set} />
        <HeadFields
          heads={heads}
          isEligible={isEligible(typed.quota as Quota)} // one of the options, or ''
          errors={errors}
          onChange={(next) => {
            setHeads(next);
            setDirty(true);
          }}
          onAdd={() => setHeads([...heads, { ...emptyHead(), dueOn: heads.at(-1)?.dueOn ?? '' }])}
        />
        <p className="mt-4 text-sm text-ink-soft">
          {feeFields.label.hint}. A fee’s label is what students, receipts and the list of dues show. Changing
          a plan changes no fees that were raised.
        </p>
      </ActionForm>
      <DiscardQuestion guard={guard} isSaving={isBusy} />
    </Modal>
  );
}

interface ClassFieldsProps {
  typed: TypedClass;
  errors: Record<string, string>;
  onChange: (typed: TypedClass) => void;
}

function ClassFields({ typed, errors, onChange }: ClassFieldsProps) {
  const today = useIndiaDay();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="Academic year"
        required
        options={selectOptions([...new Set([...academicYearsAround(today), typed.academicYear])])}
        value={typed.academicYear}
        error={errors.academicYear}
        onChange={(event) => onChange({ ...typed, academicYear: event.target.value })}
      />
      <SelectField
        label="Year"
        required
        options={yearOptions}
        value={typed.year}
        error={errors.year}
        onChange={(event) => onChange({ ...typed, year: event.target.value as Year })} // one of the options
      />
      <SelectField
        label="Quota"
        options={selectOptions(quotas, quotaLabels)}
        placeholder="All quotas"
        value={typed.quota}
        error={errors.quota}
        onChange={(event) => onChange({ ...typed, quota: event.target.value })}
      />
    </div>
  );
}
