import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { type DeskClearance, deskStateLabels } from '#shared/office/papers/no-dues.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';

const tones = { open: 'waiting', cleared: 'good', refused: 'bad' } as const;

function State({ state, on, by, reason }: DeskClearance) {
  return (
    <span>
      <Pill tone={tones[state]}>{deskStateLabels[state]}</Pill>
      {state !== 'open' && ` on ${formatDate(on ?? '')} by ${by}${reason && `: ${reason}`}`}
    </span>
  );
}

const columns = (id: string, refuse: (desk: DeskClearance) => void): Column<DeskClearance>[] => [
  { header: 'Desk', isTitle: true, cell: ({ name }) => name },
  { header: 'State', isFigure: true, cell: State },
  {
    header: 'Actions',
    isActions: true,
    cell: (desk) => <DeskActions id={id} desk={desk} onRefuse={refuse} />,
  },
];

interface DeskActionsProps {
  id: string;
  desk: DeskClearance;
  onRefuse: (desk: DeskClearance) => void;
}

function DeskActions({ id, desk, onRefuse }: DeskActionsProps) {
  const clear = () => callApi('updateNoDues', { params: { id, desk: desk.desk }, body: { cleared: true } });
  return (
    <>
      {desk.state !== 'cleared' && (
        <RowAction variant="quiet" name={`${desk.name}: cleared`} run={clear} done={`${desk.name}: cleared`}>
          Cleared
        </RowAction>
      )}
      {desk.state !== 'refused' && (
        <Button variant="quiet" aria-label={`${desk.name}: not cleared`} onClick={() => onRefuse(desk)}>
          Not cleared
        </Button>
      )}
    </>
  );
}

/** On a student's record: what each desk says of the student's dues. */
export function NoDuesPart({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(callQuery('listNoDues', { params: { id } }));
  const [refused, setRefused] = useState<DeskClearance>();
  return (
    <section className="mt-8">
      <PartHeader title="No dues" />
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption="No dues"
          rows={data ?? []}
          rowKey={({ desk }) => desk}
          empty="The settings name no desks."
          isLoading={isPending}
          columns={columns(id, setRefused)}
        />
      )}
      {refused && <RefusalDialog id={id} desk={refused} onClose={() => setRefused(undefined)} />}
    </section>
  );
}

function RefusalDialog({ id, desk, onClose }: { id: string; desk: DeskClearance; onClose: () => void }) {
  const params = { id, desk: desk.desk };
  return (
    <QuestionDialog
      asksReason
      title={`${desk.name}: what is owed?`}
      confirm="Not cleared"
      send={(reason) => callApi('updateNoDues', { params, body: { cleared: false, reason } })}
      done={`${desk.name}: not cleared`}
      onClose={onClose}
    />
  );
}
