// The grid (WAI-ARIA grid pattern): one cell is in the tab order, the arrow keys move between cells.
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ExamPaper } from '#shared/exam-sessions.ts';
import type { ExamStudent } from '#shared/marks.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { MarkCell } from './mark-cell.tsx';
import { readBlock } from './mark-text.ts';
import { clamp, type Place, placeOf, targetOf } from './marks-grid-place.ts';
import { cellKey, type MarksStore } from './marks-store.ts';

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
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });

  const takesNoMark = (paper: ExamPaper) => isReadOnly || toCome.includes(paper);
  const isAllReadOnly = papers.every(takesNoMark);

  const inputAt = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLInputElement>(`[data-place="${row} ${column}"]`);
  const go = (to: Place) => {
    const place = { row: clamp(to.row, students.length), column: clamp(to.column, papers.length) };
    const input = inputAt(place);
    input?.focus();
    input?.select();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.altKey) return;
    const place = placeOf(input);
    const to = targetOf(event, place, students.length, papers.length, input);
    if (to) {
      event.preventDefault();
      go(to);
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && place.row > 0) {
      event.preventDefault();
      fillDown(place);
    }
  };

  const entryAt = ({ row, column }: Place, text: string) => {
    const [student, paper] = [students[row], papers[column]];
    return student && paper
      ? { key: cellKey(student.id, paper.subject.id), text, maxMarks: paper.maxMarks }
      : undefined;
  };

  /** The mark of the cell above. */
  const fillDown = (place: Place) => {
    const above = entryAt({ ...place, row: place.row - 1 }, '');
    const entry = above && entryAt(place, store.cell(above.key).text);
    const paper = papers[place.column];
    if (entry && paper && !takesNoMark(paper)) store.enterAll([entry]);
    go(place);
  };

  /** In the cell that has the focus; the next one gets it. */
  const enterAbsent = () => {
    const entry = entryAt(current, 'A');
    const paper = papers[current.column];
    if (entry && paper && !takesNoMark(paper)) store.enterAll([entry]);
    go({ ...current, row: current.row + 1 });
  };

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const input = event.target;
    const block = readBlock(event.clipboardData.getData('text/plain'));
    const isOne = block.length === 1 && block[0]?.length === 1;
    if (!(input instanceof HTMLInputElement) || isOne) return;
    event.preventDefault();
    if (isAllReadOnly) return;
    const { row, column } = placeOf(input);
    const cells = block.flatMap((line, down) =>
      line.map((text, across) => entryAt({ row: row + down, column: column + across }, text)),
    );
    const fitting = cells.filter((cell) => cell !== undefined);
    store.enterAll(fitting);
    const lost = cells.length - fitting.length;
    if (lost > 0)
      showToast(`${lost} of ${cells.length} pasted cells are outside of the sheet`, { isError: true });
    go({ row, column });
  };

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
          <thead>
            <tr>
              <th scope="col">Student</th>
              {papers.map(({ subject, maxMarks }) => (
                <th key={subject.id} scope="col" title={subject.name}>
                  {papers.length === 1 ? subject.name : subject.code}{' '}
                  <span className="font-normal text-ink-soft">of {maxMarks}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student, row) => (
              <tr key={student.id}>
                <th scope="row">
                  <span className="block wrap-anywhere">
                    {student.firstName} {student.lastName}
                  </span>
                  <span className="tabular block text-sm font-normal text-ink-soft">
                    {student.enrollmentNumber}
                  </span>
                </th>
                {papers.map((paper, column) => (
                  <MarkCell
                    key={paper.subject.id}
                    store={store}
                    cellOf={cellKey(student.id, paper.subject.id)}
                    label={`${paper.subject.code}, ${student.firstName} ${student.lastName}`}
                    maxMarks={paper.maxMarks}
                    place={`${row} ${column}`}
                    isInTabOrder={
                      row === clamp(current.row, students.length) &&
                      column === clamp(current.column, papers.length)
                    }
                    isReadOnly={takesNoMark(paper)}
                    onFocus={setCurrent}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isAllReadOnly && (
        // The number keys of a phone have no letters.
        <Button
          className="mt-3 sm:hidden"
          onPointerDown={(event) => event.preventDefault()}
          onClick={enterAbsent}
        >
          Absent
        </Button>
      )}
    </>
  );
}
