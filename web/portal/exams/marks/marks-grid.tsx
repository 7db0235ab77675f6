// The grid (WAI-ARIA grid pattern): one cell is in the tab order, the arrow keys move between cells.

import { type ReactNode, useSyncExternalStore } from 'react';
import type { ExamPaper } from '#shared/exams/exam-sessions.ts';
import type { ExamStudent } from '#shared/exams/marks.ts';
import { fullName } from '#shared/people/full-name.ts';
import { sendWaiting } from '#web/api/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { MarkCell } from './mark-cell.tsx';
import { cellKey } from './mark-outbox.ts';
import type { MarksStore } from './marks-store.ts';
import { useMarksKeys } from './use-marks-keys.ts';

interface MarksGridProps {
  name: string;
  store: MarksStore;
  papers: readonly ExamPaper[];
  students: readonly ExamStudent[];
  isReadOnly: boolean;
  /** Papers that are still to be held, among these: they take no marks. */
  toCome: readonly ExamPaper[];
}

export function MarksGrid({ name, store, papers, students, isReadOnly, toCome }: MarksGridProps) {
  const takesNoMark = (paper: ExamPaper) => isReadOnly || toCome.includes(paper);
  const isAllReadOnly = papers.every(takesNoMark);
  const { table, setCurrent, isInTabOrder, onKeyDown, onPaste, enterAbsent } = useMarksKeys({
    store,
    papers,
    students,
    takesNoMark,
  });

  return (
    <>
      {/* On paper the whole sheet: a box that scrolls would be cut at its edges. */}
      <div
        className="max-h-[calc(100dvh-9rem)] max-w-max overflow-auto rounded-sm border border-line bg-white print:max-h-none print:max-w-none print:overflow-visible print:border-0"
        role="region"
        aria-label={`Marks of ${name}`}
        tabIndex={-1}
      >
        <table
          className="print:w-full"
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern on a table, whose rows and headers keep their roles
          role="grid"
          aria-label={`Marks of ${name}`}
          aria-readonly={isAllReadOnly || undefined}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        >
          <MarksHead papers={papers} />
          <tbody>
            {students.map((student, row) => (
              <tr key={student.id}>
                <StudentCell student={student} />
                {papers.map((paper, column) => (
                  <MarkCell
                    key={paper.subject.id}
                    store={store}
                    cellOf={cellKey(student.id, paper.subject.id)}
                    label={`${paper.subject.code}, ${fullName(student)}`}
                    maxMarks={paper.maxMarks}
                    place={`${row} ${column}`}
                    isInTabOrder={isInTabOrder({ row, column })}
                    isReadOnly={takesNoMark(paper)}
                    onFocus={setCurrent}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MarksStatus store={store} isReadOnly={isAllReadOnly}>
        {/* The number keys of a phone have no letters. */}
        <Button className="sm:hidden" onPointerDown={(event) => event.preventDefault()} onClick={enterAbsent}>
          Absent
        </Button>
      </MarksStatus>
    </>
  );
}

const headerClass =
  'sticky h-11 border-b border-line px-2.5 py-0.5 text-left leading-tight print:static print:h-auto print:min-w-0 print:px-1.5';
/** On phones it leaves space for one subject. */
const studentClass = `${headerClass} left-0 w-60 min-w-[60vw] sm:min-w-52`;

function MarksHead({ papers }: Pick<MarksGridProps, 'papers'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className={`${studentClass} top-0 z-3 bg-sand font-semibold`}>
          Student
        </th>
        {papers.map(({ subject, maxMarks }) => (
          <th
            key={subject.id}
            scope="col"
            title={subject.name}
            className={`${headerClass} top-0 z-2 bg-sand`}
          >
            {subject.code} <span className="font-normal whitespace-nowrap text-ink-soft">of {maxMarks}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function StudentCell({ student: { firstName, lastName, enrollmentNumber } }: { student: ExamStudent }) {
  return (
    <th scope="row" className={`${studentClass} z-1 bg-white font-medium`}>
      <span className="block wrap-anywhere">{fullName({ firstName, lastName })}</span>
      <span className="tabular block text-sm font-normal text-ink-soft">{enrollmentNumber}</span>
    </th>
  );
}

const allSaved = 'Everything is saved';

interface MarksStatusProps {
  store: MarksStore;
  isReadOnly: boolean;
  /** A button, where marks can be entered. */
  children: ReactNode;
}

/** Below the grid, in sight while marks are typed: whether everything is saved, what is not, and the keys. */
function MarksStatus({ store, isReadOnly, children }: MarksStatusProps) {
  const text = useSyncExternalStore(store.subscribe, () => statusOf(store));
  const problem = useSyncExternalStore(store.subscribe, () => store.problem);
  // After locking nothing is entered, but marks that wait on this device are still told.
  if (isReadOnly && (text === allSaved || text === '')) return null;
  return (
    <div className="sticky bottom-(--foot) z-4 grid gap-1 bg-paper py-2.5 print:hidden">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {text}
        </p>
        {!isReadOnly && children}
      </div>
      {problem && (
        <p className="flex flex-wrap items-center gap-x-3">
          {problem} {whereKept(store)}
          <Button variant="quiet" onClick={() => void sendWaiting()}>
            Send now
          </Button>
        </p>
      )}
      <p className="hidden text-sm text-ink-soft sm:block">
        Enter goes down, arrows move, <kbd>A</kbd> is absent, Escape takes back, <kbd>Ctrl</kbd> <kbd>D</kbd>{' '}
        repeats the mark above. A block of a spreadsheet can be pasted.
      </p>
    </div>
  );
}

/** Of marks that are not sent. */
const whereKept = ({ isKept }: MarksStore): string =>
  isKept
    ? 'The marks are kept on this device, also when the tab is closed, and sent again by themselves.'
    : 'This device cannot keep the marks: leave this tab open until they are sent. Is its memory full?';

function statusOf(store: MarksStore): string {
  const part = (count: number, words: string) => (count > 0 ? `${count} ${words}` : '');
  const parts = [
    part(store.count('saving'), 'being saved'),
    store.count('unsent') === 1 ? '1 mark not yet sent' : part(store.count('unsent'), 'marks not yet sent'),
    part(store.count('refused'), 'refused'),
    part(store.count('conflict'), 'changed by another user'),
  ];
  return parts.filter(Boolean).join(', ') || (store.isSettled ? allSaved : '');
}
