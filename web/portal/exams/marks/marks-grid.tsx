// The grid (WAI-ARIA grid pattern): one cell is in the tab order, the arrow keys move between cells.
import type { ExamPaper } from '#shared/exams/exam-sessions.ts';
import type { ExamStudent } from '#shared/exams/marks.ts';
import { fullName } from '#shared/people/full-name.ts';
import { Button } from '#web/ui/button.tsx';
import { MarkCell } from './mark-cell.tsx';
import { cellKey } from './mark-outbox.ts';
import { MarksStatus } from './marks-status.tsx';
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
      <div className="marks-grid" role="region" aria-label={`Marks of ${name}`} tabIndex={-1}>
        <table
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

function MarksHead({ papers }: Pick<MarksGridProps, 'papers'>) {
  return (
    <thead>
      <tr>
        <th scope="col">Student</th>
        {papers.map(({ subject, maxMarks }) => (
          <th key={subject.id} scope="col" title={subject.name}>
            {subject.code} <span className="font-normal whitespace-nowrap text-ink-soft">of {maxMarks}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function StudentCell({ student: { firstName, lastName, enrollmentNumber } }: { student: ExamStudent }) {
  return (
    <th scope="row">
      <span className="block wrap-anywhere">{fullName({ firstName, lastName })}</span>
      <span className="tabular block text-sm font-normal text-ink-soft">{enrollmentNumber}</span>
    </th>
  );
}
