import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BulkChange } from '#shared/bulk-changes.ts';
import { groupLabels, groupOf, type PromotionGroup, promotionGroups } from '#shared/promotions.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { refreshRecords } from '#web/portal/forms/record-calls.ts';
import { useSaving } from '#web/portal/lists/use-saving.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { countedStudents } from './chosen-students.ts';
import { PastBulkChanges } from './past-bulk-changes.tsx';
import { PromotionGroupList } from './promotion-group-list.tsx';
import { undoBulkChange } from './undo-bulk-change.ts';

const undoMilliseconds = 60_000;

/** Who goes to the next year, to internship, to the graduates; ticked students stay. Carried out together. */
export function PromotionScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['promotion candidates'],
    queryFn: ({ signal }) => callApi('listPromotionCandidates', { signal }),
  });
  const [groups, setGroups] = useState<readonly PromotionGroup[]>([]);
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const { run, isBusy, sentence: refusal } = useSaving();
  const membersOf = (group: PromotionGroup) => data?.filter((student) => groupOf(student) === group) ?? [];
  const chosen = groups.flatMap(membersOf);
  const stay = chosen.filter(({ id }) => staying.has(id));
  const going = chosen.length - stay.length;

  const toggleGroup = (group: PromotionGroup) => {
    const isOn = !groups.includes(group);
    setGroups(promotionGroups.filter((one) => (one === group ? isOn : groups.includes(one))));
    // Those who were detained before stay, unless the office lets them go on.
    if (group === 'DETAINED' && isOn)
      setStaying(new Set([...staying, ...membersOf(group).map(({ id }) => id)]));
  };
  const toggleStudent = (id: string) =>
    setStaying(new Set(staying.has(id) ? [...staying].filter((one) => one !== id) : [...staying, id]));

  const promote = async () => {
    const send = async () => {
      const body = { groups: [...groups], staying: stay.map(({ id }) => id), expected: chosen.length };
      tellDone(await callApi('createPromotion', { body }), going);
      setGroups([]);
      setStaying(new Set());
    };
    // A refusal may mean that the lists have changed: they are read again then too.
    if (!(await run(send, () => undefined))) await refreshRecords();
  };

  return (
    <>
      <p className="mb-1 print:hidden">
        <Link
          to={portalRoutes.admin('students')}
          className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
        >
          ← Student List
        </Link>
      </p>
      <ScreenHeader title="Promotion" />
      <p className="mb-5 max-w-prose">
        Choose the years that are over, and tick who stays. Nothing is done until you press the button; then
        all go on together, and the whole promotion can be undone for 30 days.
      </p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text="Loading…" />}
      {data?.length === 0 && <p className="font-medium">No students yet. The list of students adds them.</p>}
      {data && data.length > 0 && (
        <>
          <ul className="grid gap-3">
            {promotionGroups.map((group) => {
              const members = membersOf(group);
              return (
                members.length > 0 && (
                  <PromotionGroupList
                    key={group}
                    title={groupLabels[group]}
                    members={members}
                    isChosen={groups.includes(group)}
                    staying={staying}
                    onToggle={() => toggleGroup(group)}
                    onToggleStudent={toggleStudent}
                  />
                )
              );
            })}
          </ul>
          {refusal && (
            <div className="mt-4">
              <Alert>{refusal}</Alert>
            </div>
          )}
          <div className="form-buttons items-center">
            <p role="status" className="mr-auto">
              {chosen.length > 0 &&
                `${countedStudents(going)} ${going === 1 ? 'goes' : 'go'} on, ${stay.length} ${stay.length === 1 ? 'stays' : 'stay'}.`}
            </p>
            <Button
              variant="primary"
              isBusy={isBusy}
              disabled={chosen.length === 0}
              onClick={() => void promote()}
            >
              {chosen.length > 0 ? `Promote ${countedStudents(going)}` : 'Promote'}
            </Button>
          </div>
        </>
      )}
      <PastBulkChanges />
    </>
  );
}

function tellDone({ id }: BulkChange, going: number): void {
  showToast(`${countedStudents(going)} promoted`, {
    milliseconds: undoMilliseconds,
    action: { label: 'Undo', run: () => void undoBulkChange(id) },
  });
}
