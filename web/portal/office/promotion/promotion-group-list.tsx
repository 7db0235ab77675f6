import { formatRupees } from '#shared/kit/format.ts';
import { type PromotionCandidate, promoted, standingInWords } from '#shared/office/promotions.ts';
import { fullName } from '#shared/people/full-name.ts';
import { countedStudents } from '#web/portal/people/students/chosen-students.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import { Pill } from '#web/ui/pill.tsx';

interface PromotionGroupListProps {
  title: string;
  members: readonly PromotionCandidate[];
  isChosen: boolean;
  staying: ReadonlySet<string>;
  onToggle: () => void;
  onToggleStudent: (id: string) => void;
}

/** A year of study: once it is chosen, its students, each ticked who goes on. */
export function PromotionGroupList(props: PromotionGroupListProps) {
  const { title, members, isChosen, staying, onToggle, onToggleStudent } = props;
  return (
    <li className="rounded-sm border border-line bg-white">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
        <input
          type="checkbox"
          className="size-5 flex-none accent-teal"
          checked={isChosen}
          onChange={onToggle}
        />
        <span className="font-semibold">{title}</span>
        <span className="ml-auto whitespace-nowrap text-ink-soft">{countedStudents(members.length)}</span>
      </label>
      {isChosen && (
        <ul className="grid border-t border-line xl:grid-cols-2" aria-label={`${title}: who goes on`}>
          {members.map((student) => {
            const { id, firstName, lastName, enrollmentNumber } = student;
            const isStaying = staying.has(id);
            const stays = student.status === 'ACTIVE' ? 'stays, detained' : 'stays';
            return (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-x-3 px-4 py-1 hover:bg-paper max-sm:flex-wrap">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-teal"
                    aria-label={`${fullName({ firstName, lastName })} goes on`}
                    aria-describedby={`${id}-facts`}
                    checked={!isStaying}
                    onChange={() => onToggleStudent(id)}
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
                  <Facts id={`${id}-facts`} student={student} />
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

function Facts({
  id,
  student: { open, failed, attendance, isShort },
}: {
  id: string;
  student: PromotionCandidate;
}) {
  return (
    <span id={id} className="flex flex-wrap gap-1 py-1 max-sm:w-full max-sm:pl-8 sm:max-w-1/2 sm:justify-end">
      {open > 0 && <Pill tone="waiting">{formatRupees(open)} due</Pill>}
      {failed > 0 && (
        <Pill tone="bad">
          {failed} {failed === 1 ? 'paper' : 'papers'} failed
        </Pill>
      )}
      {attendance !== null && (
        <Pill tone={isShort ? 'bad' : 'quiet'}>
          Attendance {attendance}
          {'\u00a0'}%
        </Pill>
      )}
    </span>
  );
}
