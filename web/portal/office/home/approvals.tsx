import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#shared/kit/format.ts';
import type { Approval } from '#shared/office/approvals.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TickField } from '#web/ui/tick-field.tsx';

/** Who asked, and what became of it. */
function linesOf({ reason, askedBy, askedAt, isOwn, state, decidedBy, decidedReason }: Approval): string[] {
  const asked = `${isOwn ? 'You' : askedBy}, ${formatMoment(askedAt)}`;
  const waits = isOwn ? 'waits for another person' : '';
  const decided = [`${state} by ${decidedBy}`, decidedReason].filter(Boolean).join(': ');
  const became = state === 'waiting' ? waits : decided;
  return [reason && `‘${reason}’`, asked, became].filter(Boolean);
}

const asSaid = (sentence: string) => sentence;

/** What waits for a second person: who approves decides here, who has asked sees what became of it. */
export function Approvals() {
  const { data = [], isFetching } = useQuery(callQuery('listApprovals'));
  const mayDecide = useMay()('approval.decide');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const { run, isBusy: isSaving, sentence } = useSaving();
  // What has just been decided stands in the list until it has been read again.
  const isBusy = isSaving || isFetching;
  if (data.length === 0) return null;
  const open = data.filter(({ state, isOwn }) => mayDecide && state === 'waiting' && !isOwn);
  const all = open.map(({ id }) => id);
  const ids = all.length === 1 ? all : all.filter((id) => ticked.includes(id));
  const decide = async (decision: 'approved' | 'declined', reason = '') => {
    const body = { ids, decision, reason };
    const { decided, refused } = await callApi('createApprovalDecisions', { body });
    setRefusals(refused.map((refusal) => refusal.sentence).join(' '));
    return decided > 0 ? `${decided} ${decision}` : '';
  };
  return (
    <section className="mb-8" aria-labelledby="approvals">
      <h2 id="approvals" className="mb-3 text-xl">
        {open.length > 0 ? 'Waits for your approval' : 'Waits for approval'}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
        {data.map((approval) => {
          const text = (
            <>
              <span className="block font-medium break-words">{approval.what}</span>
              <span className="block text-sm break-words text-ink-soft">{linesOf(approval).join(' · ')}</span>
            </>
          );
          return (
            <li key={approval.id} className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2">
              {open.includes(approval) && open.length > 1 ? (
                <TickField
                  isTicked={ids.includes(approval.id)}
                  onChange={(isTicked) =>
                    setTicked(isTicked ? [...ticked, approval.id] : ticked.filter((id) => id !== approval.id))
                  }
                >
                  {text}
                </TickField>
              ) : (
                <div className="min-w-0 flex-1 basis-48">{text}</div>
              )}
              {approval.isOwn && approval.state === 'waiting' && (
                <RowAction
                  name={`Take back: ${approval.what}`}
                  variant="quiet"
                  run={() => callApi('deleteApproval', { params: { id: approval.id } })}
                >
                  Take back
                </RowAction>
              )}
            </li>
          );
        })}
      </ul>
      {(refusals || sentence) && <Alert className="mt-3">{refusals || sentence}</Alert>}
      {open.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={ids.length === 0}
            onClick={() => void run(() => decide('approved'), asSaid)}
          >
            {ids.length > 1 ? `Approve ${ids.length}` : 'Approve'}
          </Button>
          <Button disabled={ids.length === 0 || isBusy} onClick={() => setDeclining(true)}>
            {ids.length > 1 ? `Decline ${ids.length}` : 'Decline'}
          </Button>
        </div>
      )}
      {isDeclining && (
        <QuestionDialog
          title={ids.length > 1 ? `Decline ${ids.length} requests` : 'Decline the request'}
          confirm="Decline"
          asksReason
          send={(reason) => decide('declined', reason)}
          done={asSaid}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  );
}
