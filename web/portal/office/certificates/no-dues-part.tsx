import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { type DeskClearance, deskStateLabels } from '#shared/office/papers/no-dues.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { QueryTable } from '#web/portal/kit/rows/row-table.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
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

const columns: readonly Column<DeskClearance>[] = [
  { header: 'Desk', isTitle: true, cell: ({ name }) => name },
  { header: 'State', isFigure: true, cell: State },
];

/** On a student's record: what each desk says of the student's dues. */
export function NoDuesPart({ id }: { id: string }) {
  const query = useQuery(callQuery('listNoDues', { params: { id } }));
  const [refused, setRefused] = useState<DeskClearance>();
  const save = ({ desk }: DeskClearance, cleared: boolean, reason = '') =>
    callApi('updateNoDues', { params: { id, desk }, body: { cleared, reason } });
  const actions = (desk: DeskClearance) => (
    <>
      {desk.state !== 'cleared' && (
        <RowAction
          variant="quiet"
          name={`${desk.name}: cleared`}
          run={() => save(desk, true)}
          done={`${desk.name}: cleared`}
        >
          Cleared
        </RowAction>
      )}
      {desk.state !== 'refused' && (
        <Button variant="quiet" aria-label={`${desk.name}: not cleared`} onClick={() => setRefused(desk)}>
          Not cleared
        </Button>
      )}
    </>
  );
  return (
    <section className="mt-8">
      <PartHeader title="No dues" />
      <QueryTable
        caption="No dues"
        query={query}
        rowKey={({ desk }) => desk}
        empty="The settings name no desks."
        columns={columns}
        actions={actions}
      />
      {refused && (
        <QuestionDialog
          asksReason
          title={`${refused.name}: what is owed?`}
          confirm="Not cleared"
          send={(reason) => save(refused, false, reason)}
          done={`${refused.name}: not cleared`}
          onClose={() => setRefused(undefined)}
        />
      )}
    </section>
  );
}
