// What keys and pasted cells do in the grid.
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ExamPaper } from '#shared/exams/exam-sessions.ts';
import type { ExamStudent } from '#shared/exams/marks.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { cellKey } from './mark-outbox.ts';
import { readBlock } from './mark-text.ts';
import { clamp, type Place, placeOf, targetOf } from './marks-grid-place.ts';
import type { MarksStore } from './marks-store.ts';

interface GridOfMarks {
  store: MarksStore;
  papers: readonly ExamPaper[];
  students: readonly ExamStudent[];
  takesNoMark: (paper: ExamPaper) => boolean;
}

export function useMarksKeys({ store, papers, students, takesNoMark }: GridOfMarks) {
  const table = useRef<HTMLTableElement>(null);
  /** The cell that has the focus, or had it last. */
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });

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
    if (entry && paper && !takesNoMark(paper)) store.enter(entry);
    go(place);
  };

  /** In the cell that has the focus; the next one gets it. */
  const enterAbsent = () => {
    const entry = entryAt(current, 'A');
    const paper = papers[current.column];
    if (entry && paper && !takesNoMark(paper)) store.enter(entry);
    go({ ...current, row: current.row + 1 });
  };

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const input = event.target;
    const block = readBlock(event.clipboardData.getData('text/plain'));
    const isOne = block.length === 1 && block[0]?.length === 1;
    if (!(input instanceof HTMLInputElement) || isOne) return;
    event.preventDefault();
    if (papers.every(takesNoMark)) return;
    const { row, column } = placeOf(input);
    const cells = block.flatMap((line, down) =>
      line.map((text, across) => entryAt({ row: row + down, column: column + across }, text)),
    );
    const fitting = cells.filter((cell) => cell !== undefined);
    store.enter(...fitting);
    const lost = cells.length - fitting.length;
    if (lost > 0)
      showToast(`${lost} of ${cells.length} pasted cells are outside of the sheet`, { isError: true });
    go({ row, column });
  };

  const isInTabOrder = ({ row, column }: Place) =>
    row === clamp(current.row, students.length) && column === clamp(current.column, papers.length);

  return { table, setCurrent, isInTabOrder, onKeyDown, onPaste, enterAbsent };
}
