import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { examBlocks, gradesByTerm, isPassed } from '#shared/exams/exam-blocks.ts';
import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { type Result, resultFields } from '#shared/exams/results.ts';
import { formatDate, withoutBreaks } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { readViewing } from '#web/api/view-as.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';

/** The subject of a result or a grade. */
const subjectColumn = {
  header: resultFields.subjectId.label,
  cell: ({ subject }: Pick<Result, 'subject'>) => (
    <span>
      {subject.name} <span className="whitespace-nowrap text-ink-soft">{subject.code}</span>
    </span>
  ),
};

const resultColumns: readonly Column<Result>[] = [
  subjectColumn,
  {
    header: resultFields.marks.label,
    isNumber: true,
    cell: (result) => (
      <span className={isPassed(result) ? '' : 'font-semibold text-madder'}>
        {result.absent ? say('Absent') : `${result.marks}\u00a0/\u00a0${result.maxMarks}`}
        {!isPassed(result) && <span className="block text-sm leading-normal">{say('Not passed')}</span>}
      </span>
    ),
  },
];

/** Examinations: those of the earlier years of a course would make the screen of a phone long. */
const shownFirst = 3;

interface ExamResultsProps {
  studentId: string;
  results: readonly Result[];
  /** A link below them. */
  children?: ReactNode;
}

/** The results as on the memo: by examination, the latest one open, with total, percentage and result. */
export function ExamResults({ studentId, results, children }: ExamResultsProps) {
  const unseen = useUnseen(`results ${studentId}`, results);
  const { shown, more } = useFirstRows(examBlocks(results), shownFirst);
  const folds = shown.map((block, index) => {
    const { exam, from, total, maximum, percent, failed, results: rows } = block;
    // Something of it came after the last visit on this device.
    const isNew = rows.some(({ id }) => unseen.has(id));
    return (
      <Fold
        key={rows[0]?.id}
        isOpen={index === 0}
        title={
          <>
            <span className="font-semibold">{say(exam)}</span> {isNew && <Pill tone="waiting">New</Pill>}
            <span className="tabular block text-sm text-ink-soft">
              {withoutBreaks(formatDate(from))}
              {'\u00a0· '}
              {say('{total} of {maximum}', { total, maximum })}
            </span>
          </>
        }
        figure={
          <span className="grid flex-none justify-items-end gap-0.5">
            <span className="tabular leading-tight font-semibold">{percent} %</span>
            <Pill tone={failed.length === 0 ? 'good' : 'bad'}>
              {failed.length === 0 ? 'Passed' : 'Not passed'}
            </Pill>
          </span>
        }
        caption={`${say(exam)}, ${formatDate(from)}`}
        columns={resultColumns}
        rows={rows}
      />
    );
  });
  return (
    <>
      {folds}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {more}
        {children}
      </div>
    </>
  );
}

const gradeColumns: readonly Column<GradeInfo>[] = [
  subjectColumn,
  { header: gradeFields.grade.label, isNumber: true, cell: ({ grade }) => grade },
  { header: gradeFields.gradePoint.label, isNumber: true, cell: ({ gradePoint }) => gradePoint },
];

/** The grades by term, the latest one open; `isFolded`: none, below much else. */
export function TermGrades({ grades, isFolded }: { grades: readonly GradeInfo[]; isFolded?: boolean }) {
  return gradesByTerm(grades)
    .toReversed()
    .map(([term, rows], index) => (
      <Fold
        key={term}
        isOpen={index === 0 && !isFolded}
        title={<span className="font-semibold">{say(term)}</span>}
        figure={
          <span className="text-sm text-ink-soft">
            {say(rows.length === 1 ? '1 subject' : '{count} subjects', { count: rows.length })}
          </span>
        }
        caption={`${say('Grades')}, ${say(term)}`}
        columns={gradeColumns}
        rows={rows}
      />
    ));
}

interface FoldProps<Row> {
  isOpen: boolean;
  title: ReactNode;
  figure: ReactNode;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A line that says what is in the table, which opens below it. */
function Fold<Row>({ isOpen, title, figure, ...table }: FoldProps<Row>) {
  return (
    <details open={isOpen} className="fold group/fold border-t border-line last:border-b">
      <summary className="flex min-h-14 items-center gap-3 py-2 hover:bg-sand">
        <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{title}</span>
        {figure}
        <ChevronDown className="size-4 flex-none text-ink-soft group-open/fold:rotate-180 print:hidden" />
      </summary>
      <div className="pb-3">
        <DataTable {...table} empty="" isNarrow />
      </div>
    </details>
  );
}

const nothing: ReadonlySet<string> = new Set();

/**
 * The ids of the rows that were not there when this device showed them last; none at the first visit.
 * @param name of what is shown, and whose it is
 */
function useUnseen(name: string, rows: readonly { id: string }[]): ReadonlySet<string> {
  const [before] = useState(() => localStorage.getItem(`seen ${name}`));
  const ids = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    // The office, which looks at the portal of another person, has its own device.
    if (ids && !readViewing()) localStorage.setItem(`seen ${name}`, ids);
  }, [name, ids]);
  if (before === null) return nothing;
  const seen = new Set(before.split(' '));
  return new Set(rows.flatMap(({ id }) => (seen.has(id) ? [] : [id])));
}
