import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type ExamBlock, examBlocks, isPassed } from '#shared/exams/exam-blocks.ts';
import { type Result, resultFields } from '#shared/exams/results.ts';
import { formatDate, withoutBreaks } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { readViewing } from '#web/api/view-as.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';

const columns: readonly Column<Result>[] = [
  {
    header: resultFields.subjectId.label,
    cell: ({ subject }) => (
      <span>
        {subject.name} <span className="whitespace-nowrap text-ink-soft">{subject.code}</span>
      </span>
    ),
  },
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

/** The results as on the memo: by examination, the latest one open, with total, percentage and result. */
export function ExamResults({ studentId, results }: { studentId: string; results: readonly Result[] }) {
  const unseen = useUnseen(`results ${studentId}`, results);
  return examBlocks(results).map((block, index) => {
    const key = block.results[0]?.id ?? '';
    const isNew = block.results.some(({ id }) => unseen.has(id));
    return (
      <ExamFold key={key} block={block} isOpen={index === 0} isNew={isNew}>
        <DataTable
          caption={`${say(block.exam)}, ${formatDate(block.from)}`}
          columns={columns}
          rows={block.results}
          empty=""
          isNarrow
        />
      </ExamFold>
    );
  });
}

interface ExamFoldProps {
  block: ExamBlock;
  isOpen: boolean;
  /** Something of it came after the last visit on this device. */
  isNew: boolean;
  children: ReactNode;
}

function ExamFold({ block, isOpen, isNew, children }: ExamFoldProps) {
  const { exam, from, total, maximum, percent, failed } = block;
  return (
    <details open={isOpen} className="fold group/exam border-t border-line last:border-b">
      <summary className="relative flex min-h-14 items-center gap-3 py-2 pr-7 hover:bg-sand">
        <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
          <span className="font-semibold">{say(exam)}</span> {isNew && <Pill tone="waiting">New</Pill>}
          <span className="tabular block text-sm text-ink-soft">
            {withoutBreaks(formatDate(from))}
            {'\u00a0· '}
            {say('{total} of {maximum}', { total, maximum })}
          </span>
        </span>
        <span className="grid flex-none justify-items-end gap-0.5">
          <span className="tabular leading-tight font-semibold">{percent} %</span>
          <Pill tone={failed.length === 0 ? 'good' : 'bad'}>
            {failed.length === 0 ? 'Passed' : 'Not passed'}
          </Pill>
        </span>
        <ChevronDown
          className="absolute top-5 right-0 size-4 text-ink-soft group-open/exam:rotate-180 print:hidden"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-3">{children}</div>
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
