import type { ReactNode } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import type { RosterStudent } from '#shared/teaching/classes.ts';
import { marks as allMarks, type Mark, markLabels } from '#shared/teaching/register-marks.ts';
import { Button } from '#web/ui/button.tsx';

interface RegisterStudentsProps {
  students: readonly RosterStudent[];
  marks: ReadonlyMap<string, Mark>;
  onMark: (studentId: string, mark: Mark) => void;
  onSave: () => void;
  isBusy: boolean;
  /** A register is there already: this corrects it. */
  isTaken: boolean;
  /** The office looks at a teacher's portal. */
  isReadOnly?: boolean;
  /** Between the students and the button. */
  children?: ReactNode;
}

const colours: Readonly<Record<Mark, string>> = {
  present: '',
  absent: 'bg-madder-pale',
  late: 'bg-turmeric-pale',
  duty: 'bg-sea-pale',
  leave: 'bg-sea-pale',
};

const markClass = 'min-h-12 w-24 flex-none border-l border-line pr-1 pl-2 text-sm';

/** One tap on a name marks the student absent, another one present again; the select has the other marks. */
export function RegisterStudents(props: RegisterStudentsProps) {
  const { students, marks, onMark, onSave, isBusy, isTaken, isReadOnly } = props;
  const markOf = (id: string) => marks.get(id) ?? 'present';
  const count = (mark: Mark) => students.filter(({ id }) => markOf(id) === mark).length;
  const absent = count('absent');
  const excused = count('duty') + count('leave');
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft print:hidden">
        {!isReadOnly
          ? 'Tap the students who are absent. All others are present.'
          : isTaken
            ? 'The register as it is kept. The office corrects it under ‘Registers’ in its own portal.'
            : 'Not taken yet. The office can take it under ‘Registers’ in its own portal.'}
      </p>
      <ul className="overflow-hidden rounded-lg border border-line bg-white">
        {students.map(({ id, firstName, lastName, enrollmentNumber }, index) => {
          const mark = markOf(id);
          const name = fullName({ firstName, lastName });
          const markStrength = mark === 'present' ? 'text-ink-soft' : 'font-semibold';
          return (
            <li
              key={id}
              className={`flex items-stretch border-b border-line last:border-b-0 ${colours[mark]}`}
            >
              <button
                type="button"
                aria-pressed={mark === 'absent'}
                disabled={isReadOnly}
                onClick={() => onMark(id, mark === 'present' ? 'absent' : 'present')}
                className="group flex min-h-12 min-w-0 grow items-center gap-3 px-3 py-1 text-left enabled:hover:bg-sand/60"
              >
                <span className="tabular w-6 flex-none text-right text-sm text-ink-soft" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="min-w-0 leading-tight">
                  <span className="block break-words font-medium group-aria-pressed:font-semibold group-aria-pressed:text-madder">
                    {name}
                  </span>
                  <span className="block text-xs text-ink-soft">{enrollmentNumber}</span>
                  <span className="sr-only">absent</span>
                </span>
              </button>
              <select
                aria-label={`Mark of ${name}`}
                disabled={isReadOnly}
                value={mark}
                onChange={(event) => onMark(id, event.target.value as Mark)} // its options are the marks
                className={`${markClass} bg-transparent print:appearance-none ${markStrength}`}
              >
                {allMarks.map((one) => (
                  <option key={one} value={one}>
                    {markLabels[one]}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      {props.children}
      <div className="foot-bar sticky bottom-(--foot) -mx-4 print:static print:mx-0 print:border-t-0 mt-3 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 py-2 sm:mx-0">
        <p className="tabular leading-tight" aria-live="polite">
          <strong>{count('present') + count('late')}</strong> present · <strong>{absent}</strong> absent
          {excused > 0 && (
            <>
              {' · '}
              <strong>{excused}</strong> on duty or leave
            </>
          )}
        </p>
        {!isReadOnly && (
          <Button variant="primary" className="flex-none" isBusy={isBusy} onClick={onSave}>
            {isTaken ? 'Save the correction' : 'Save register'}
          </Button>
        )}
      </div>
    </>
  );
}
