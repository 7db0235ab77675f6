import { queryOptions, useQuery } from '@tanstack/react-query';
import { counted } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DifferenceTable, signed } from './difference-table.tsx';

const differencesQuery = (planId: string) =>
  queryOptions({ ...callQuery('listPlanDifferences', { params: { id: planId } }), gcTime: 0 });

/** The students of a class who have other amounts than the plan, old and new side by side; one button for all of them. */
export function ClassDifferences({ planId }: { planId: string }) {
  const { data = [] } = useQuery(differencesQuery(planId));
  const { run, isBusy, sentence } = useSaving();
  if (data.length === 0) return null;
  const difference = sumOf(data.map((student) => student.difference));
  const turn = () =>
    run(
      () =>
        callApi('createPlanTurn', {
          params: { id: planId },
          body: { studentIds: data.map(({ studentId }) => studentId), difference },
        }),
      ({ students }) => `${counted(students, 'student has', 'students have')} the plan’s fees now`,
    );
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
      {sentence && <Alert>{sentence}</Alert>}
      <Button isBusy={isBusy} onClick={() => void turn()}>
        {`Take over the plan (${signed(difference)})`}
      </Button>
    </section>
  );
}
