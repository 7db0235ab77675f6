import { queryOptions, useQuery } from '@tanstack/react-query';
import { counted, formatRupees } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import type { DifferingFee } from '#shared/money/plans/plan-differences.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** '+ ₹ 70,000', '− ₹ 3,000' */
const signed = (amount: number) => (amount > 0 ? `+ ${formatRupees(amount)}` : formatRupees(amount));

const payerNotes = { government: ', again paid by the government', student: ', now owed by the student' };

const columns: readonly Column<DifferingFee>[] = [
  {
    header: 'Fee',
    isTitle: true,
    cell: ({ label, payableBy }) => label + (payableBy ? payerNotes[payableBy] : ''),
  },
  { header: 'Now', isNumber: true, cell: ({ raised }) => formatRupees(raised) },
  { header: 'By the plan', isNumber: true, cell: ({ planned }) => formatRupees(planned) },
  { header: 'Difference', isNumber: true, cell: ({ raised, planned }) => signed(planned - raised) },
];

/** Old and new side by side. */
const DifferenceTable = ({ caption, fees }: { caption: string; fees: readonly DifferingFee[] }) => (
  <DataTable caption={caption} columns={columns} rows={fees} rowKey={({ label }) => label} empty="" />
);

interface TakeOverProps {
  planId: string;
  studentIds: string[];
  difference: number;
  variant?: 'primary';
  /** The message after success. */
  done: (students: number) => string;
}

function TakeOver({ planId, studentIds, difference, variant, done }: TakeOverProps) {
  const { run, isBusy, sentence } = useSaving();
  const params = { id: planId };
  const turn = () =>
    run(
      () => callApi('createPlanTurn', { params, body: { studentIds, difference } }),
      ({ students }) => done(students),
    );
  return (
    <>
      {sentence && <Alert>{sentence}</Alert>}
      <Button {...(variant && { variant })} className="mt-3" isBusy={isBusy} onClick={() => void turn()}>
        {`Take over the plan (${signed(difference)})`}
      </Button>
    </>
  );
}

const differencesQuery = (planId: string) =>
  queryOptions({ ...callQuery('listPlanDifferences', { params: { id: planId } }), gcTime: 0 });

/** The students of a class who have other amounts than the plan, old and new side by side; one button for all of them. */
export function ClassDifferences({ planId }: { planId: string }) {
  const { data = [] } = useQuery(differencesQuery(planId));
  if (data.length === 0) return null;
  return (
    <section aria-label="Other amounts" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-3 font-semibold">
        {counted(data.length, 'student has', 'students have')} other amounts than the plan
      </h3>
      <div className="max-h-[40dvh] overflow-y-auto" tabIndex={0} role="region" aria-label="Differences">
        {data.map(({ studentId, studentName, enrollmentNumber, fees }) => (
          <div key={studentId} className="mb-4">
            <p className="mb-1 wrap-anywhere">
              {studentName} <span className="text-sm text-ink-soft">{enrollmentNumber}</span>
            </p>
            <DifferenceTable caption={`Differences of ${studentName}`} fees={fees} />
          </div>
        ))}
      </div>
      <TakeOver
        planId={planId}
        studentIds={data.map(({ studentId }) => studentId)}
        difference={sumOf(data.map((student) => student.difference))}
        done={(students) => `${counted(students, 'student has', 'students have')} the plan’s fees now`}
      />
    </section>
  );
}

/** After a change of quota or year: what was raised beside the plan, and one button that takes it over. */
export function StudentDifference({ studentId }: { studentId: string }) {
  const may = useMay();
  const { data } = useQuery({
    ...callQuery('readPlanDifference', { params: { id: studentId } }),
    enabled: may('fee-plan.list', true),
  });
  // Fees that are only lacking are entered by a raise of the class.
  if (!data?.plan || !data.fees.some(({ raised }) => raised > 0)) return null;
  const { plan, fees, difference } = data;
  return (
    <section
      aria-label="Other fees than the plan"
      className="mb-6 border-l-4 border-turmeric bg-turmeric-pale px-4 py-3"
    >
      <h2 className="text-xl">Other fees than the plan</h2>
      <p className="mt-1 mb-3">{plan.name}</p>
      <DifferenceTable caption="Difference to the fee plan" fees={fees} />
      {may('fee-plan.write') && (
        <TakeOver
          planId={plan.id}
          studentIds={[studentId]}
          difference={difference}
          variant="primary"
          done={() => 'The fees are those of the plan now'}
        />
      )}
    </section>
  );
}
