import { useState } from 'react';
import type { BulkChange } from '#shared/office/bulk-changes.ts';
import {
  fingerprintOf,
  groupLabels,
  groupOf,
  type PromotionCandidate,
  type PromotionGroup,
  promotionGroups,
} from '#shared/office/promotions.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { refreshRecords } from '#web/portal/kit/forms/record-calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { type ChosenStudents, countedStudents } from '#web/portal/people/students/chosen-students.ts';
import { undoBulkChange } from '#web/portal/people/students/undo-bulk-change.ts';
import { Button } from '#web/ui/button.tsx';
import { SkipList } from '#web/ui/skip-list.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { PromotionGroupList } from './promotion-group-list.tsx';

const undoMilliseconds = 60_000;
const sumId = 'promotion-sum';

interface PromotionFormProps {
  candidates: readonly PromotionCandidate[];
  /** Where the candidates were chosen in the list: all their years are ticked at first. */
  selection: ChosenStudents['selection'] | undefined;
  onDone: () => Promise<void>;
}

/** The years with who goes where; who is not ticked stays. Carried out together. */
export function PromotionForm({ candidates, selection, onDone }: PromotionFormProps) {
  const membersOf = (group: PromotionGroup) => candidates.filter((student) => groupOf(student) === group);
  const idsOf = (group: PromotionGroup) => membersOf(group).map(({ id }) => id);
  const [groups, setGroups] = useState<readonly PromotionGroup[]>(selection ? promotionGroups : []);
  // Those who were detained before stay, unless the office lets them go on.
  const [staying, setStaying] = useState<ReadonlySet<string>>(
    () => new Set(selection ? idsOf('DETAINED') : []),
  );
  const { run, isBusy, sentence: refusal } = useSaving();
  const chosenGroups = groups.filter((group) => membersOf(group).length > 0);
  const chosen = chosenGroups.flatMap(membersOf);
  const stay = chosen.filter(({ id }) => staying.has(id));
  const going = chosen.length - stay.length;
  const detained = stay.filter(({ status }) => status === 'ACTIVE').length;
  const isUnchanged = going + detained === 0;
  const deed = deedOf(going, detained);

  const toggleGroup = (group: PromotionGroup) => {
    const isOn = !groups.includes(group);
    setGroups(promotionGroups.filter((one) => (one === group ? isOn : groups.includes(one))));
    if (group === 'DETAINED' && isOn) setStaying(new Set([...staying, ...idsOf(group)]));
  };
  const toggleStudent = (id: string) =>
    setStaying(new Set(staying.has(id) ? [...staying].filter((one) => one !== id) : [...staying, id]));

  const promote = async () => {
    const send = async () => {
      const shown = { expected: chosen.length, shown: await fingerprintOf(chosen) };
      const body = { groups: chosenGroups, staying: stay.map(({ id }) => id), ...shown, selection };
      tellDone(await callApi('createPromotion', { body }), deed.done);
      setGroups([]);
      setStaying(new Set());
      await onDone();
    };
    // A refusal may mean that the lists have changed: they are read again then too.
    if (!(await run(send))) await refreshRecords();
  };

  return (
    <>
      <SkipList to={sumId} />
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
      <FormEnd refusal={refusal}>
        <p id={sumId} tabIndex={-1} role="status" className="mr-auto py-2.5">
          {chosen.length > 0 &&
            `${countedStudents(going)} ${going === 1 ? 'goes' : 'go'} on, ${stay.length} ${stay.length === 1 ? 'stays' : 'stay'}.${isUnchanged ? ' Nothing would change.' : ''}`}
        </p>
        <Button variant="primary" isBusy={isBusy} disabled={isUnchanged} onClick={() => void promote()}>
          {isUnchanged ? 'Promote' : deed.button}
        </Button>
      </FormEnd>
    </>
  );
}

/** @param detained how many of those who stay were not detained before: where all stay, only they change */
function deedOf(going: number, detained: number): { button: string; done: string } {
  const counted = countedStudents(going || detained);
  return going > 0
    ? { button: `Promote ${counted}`, done: `${counted} promoted` }
    : { button: `Detain ${counted}`, done: `${counted} detained` };
}

function tellDone({ id }: BulkChange, done: string): void {
  showToast(done, {
    milliseconds: undoMilliseconds,
    action: { label: 'Undo', run: () => void undoBulkChange(id) },
  });
}
