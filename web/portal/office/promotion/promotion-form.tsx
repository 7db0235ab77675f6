import { useState } from 'react';
import { counted, formatRupees } from '#shared/kit/format.ts';
import type { BulkChange } from '#shared/office/bulk-changes.ts';
import {
  fingerprintOf,
  groupLabels,
  groupOf,
  type PromotionCandidate,
  type PromotionGroup,
  promoted,
  promotionGroups,
  standingInWords,
} from '#shared/office/promotions.ts';
import { fullName } from '#shared/people/full-name.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { refreshRecords } from '#web/portal/kit/forms/record-calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import type { ChosenStudents } from '#web/portal/people/students/chosen-students.ts';
import { undoBulkChange } from '#web/portal/people/students/undo-bulk-change.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { SkipList } from '#web/ui/skip-list.tsx';
import { showToast } from '#web/ui/toasts.tsx';

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
          if (members.length === 0) return null;
          const isChosen = groups.includes(group);
          return (
            <li key={group} className="rounded-sm border border-line bg-white">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-teal"
                  checked={isChosen}
                  onChange={() => toggleGroup(group)}
                />
                <span className="font-semibold">{groupLabels[group]}</span>
                <span className="ml-auto whitespace-nowrap text-ink-soft">
                  {counted(members.length, 'student')}
                </span>
              </label>
              {isChosen && (
                <ul
                  className="grid border-t border-line xl:grid-cols-2"
                  aria-label={`${groupLabels[group]}: who goes on`}
                >
                  {members.map((student) => (
                    <Candidate
                      key={student.id}
                      student={student}
                      isStaying={staying.has(student.id)}
                      onToggle={() => toggleStudent(student.id)}
                    />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <FormEnd refusal={refusal}>
        <p id={sumId} tabIndex={-1} role="status" className="mr-auto py-2.5">
          {chosen.length > 0 &&
            `${counted(going, 'student goes', 'students go')} on, ${counted(stay.length, 'stays', 'stay')}.${isUnchanged ? ' Nothing would change.' : ''}`}
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
  const who = counted(going || detained, 'student');
  return going > 0
    ? { button: `Promote ${who}`, done: `${who} promoted` }
    : { button: `Detain ${who}`, done: `${who} detained` };
}

function tellDone({ id }: BulkChange, done: string): void {
  showToast(done, {
    milliseconds: undoMilliseconds,
    action: { label: 'Undo', run: () => void undoBulkChange(id) },
  });
}

interface CandidateProps {
  student: PromotionCandidate;
  isStaying: boolean;
  onToggle: () => void;
}

/** Ticked who goes on. */
function Candidate({ student, isStaying, onToggle }: CandidateProps) {
  const { id, firstName, lastName, enrollmentNumber } = student;
  const stays = student.status === 'ACTIVE' ? 'stays, detained' : 'stays';
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-1 hover:bg-paper">
        {/* As wide as the name: what follows a short name on its line is below a long one. */}
        <span className="flex min-w-0 flex-auto items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-teal"
            aria-label={`${fullName({ firstName, lastName })} goes on`}
            aria-describedby={`${id}-facts`}
            checked={!isStaying}
            onChange={onToggle}
          />
          <span className="min-w-0 flex-1">
            <BreakableText text={fullName({ firstName, lastName })} />
            <span className="block text-sm text-ink-soft">
              {enrollmentNumber} ·{' '}
              {isStaying ? (
                <strong className="text-madder">{stays}</strong>
              ) : (
                `to ${standingInWords(promoted(student)).toLowerCase()}`
              )}
            </span>
          </span>
        </span>
        <Facts {...student} />
      </label>
    </li>
  );
}

function Facts({ id, open, failed, attendance, isShort }: PromotionCandidate) {
  return (
    <span id={`${id}-facts`} className="flex flex-wrap gap-1 py-1 pl-8 max-sm:w-full">
      {open > 0 && <Pill tone="waiting">{formatRupees(open)} due</Pill>}
      {failed > 0 && <Pill tone="bad">{counted(failed, 'paper')} failed</Pill>}
      {attendance !== null && (
        <Pill tone={isShort ? 'bad' : 'quiet'}>
          Attendance {attendance}
          {'\u00a0'}%
        </Pill>
      )}
    </span>
  );
}
