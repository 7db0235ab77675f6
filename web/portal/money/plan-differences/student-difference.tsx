import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { DifferenceTable, signed } from './difference-table.tsx';

const differenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['fee-plans', 'difference', id],
    queryFn: ({ signal }) => callApi('readPlanDifference', { signal, params: { id } }),
  });

interface StudentDifferenceProps {
  studentId: string;
  /** Whether fees were raised at all: a new student gets them by a raise of the class. */
  hasFees: boolean;
}

/** After a change of quota or year: what was raised beside the plan, and one button that takes it over. */
export function StudentDifference({ studentId, hasFees }: StudentDifferenceProps) {
  const { data } = useQuery(differenceQuery(studentId));
  const { run, isBusy, sentence } = useSaving();
  if (!hasFees || !data?.plan || data.fees.length === 0) return null;
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
      aria-label="Difference to the fee plan"
      className="mb-6 border-l-4 border-turmeric bg-turmeric-pale px-4 py-3"
    >
      <h2 className="text-xl">Other fees than the plan</h2>
      <p className="mt-1 mb-3">{plan.name}</p>
      <DifferenceTable caption="Difference to the fee plan" fees={fees} />
      <FormEnd refusal={sentence}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void turn()}>
          {`Take over the plan (${signed(difference)})`}
        </Button>
      </FormEnd>
    </section>
  );
}
