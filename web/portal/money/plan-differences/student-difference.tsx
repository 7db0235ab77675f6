import { useQuery } from '@tanstack/react-query';
import { mayAll } from '#shared/roles.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { usePermissions } from '#web/portal/kit/shell/use-permissions.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DifferenceTable, signed } from './difference-table.tsx';

/** After a change of quota or year: what was raised beside the plan, and one button that takes it over. */
export function StudentDifference({ studentId }: { studentId: string }) {
  const user = { role: 'admin', permissions: usePermissions() } as const;
  const { data } = useQuery({
    ...callQuery('readPlanDifference', { params: { id: studentId } }),
    enabled: mayAll('fee-plan.list', user, true),
  });
  const { run, isBusy, sentence } = useSaving();
  // Fees that are only lacking are entered by a raise of the class.
  if (!data?.plan || !data.fees.some(({ raised }) => raised > 0)) return null;
  const { plan, fees, difference } = data;
  const turn = () =>
    run(
      () =>
        callApi('createPlanTurn', {
          params: { id: plan.id },
          body: { studentIds: [studentId], difference },
        }),
      'The fees are those of the plan now',
    );
  return (
    <section
      aria-label="Other fees than the plan"
      className="mb-6 border-l-4 border-turmeric bg-turmeric-pale px-4 py-3"
    >
      <h2 className="text-xl">Other fees than the plan</h2>
      <p className="mt-1 mb-3">{plan.name}</p>
      <DifferenceTable caption="Difference to the fee plan" fees={fees} />
      {sentence && <Alert>{sentence}</Alert>}
      {mayAll('fee-plan.write', user) && (
        <Button variant="primary" className="mt-3" isBusy={isBusy} onClick={() => void turn()}>
          {`Take over the plan (${signed(difference)})`}
        </Button>
      )}
    </section>
  );
}
