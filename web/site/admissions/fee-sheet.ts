// The words and figures of the fee structure's PDF.
import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import type { PageValues } from '#web/site/parts/page-context.ts';
import { feeLines } from './fee-lines.ts';

/** @param academicYear '2026-2027' */
export function feeSheet(academicYear: string, { words, language, today, college }: PageValues): FeeSheet {
  const { feeStructure } = words.admissions;
  const { title, course, yearLabel, duration, additional, notes, lead, columns, rows } = feeStructure;
  const year = yearLabel.replace('{year}', academicYear);
  const lines = (areTotals: boolean) =>
    feeLines(words.admissions)
      .filter(({ isTotal = false }) => isTotal === areTotals)
      .map(({ label, values }) => [label, ...values]);
  return {
    title,
    fileTitle: `${title}, ${year}`,
    note: college.collegeName,
    course: `${course}, ${duration.value}`,
    year,
    columns: { fee: columns.fee, quotas: rows.map(({ quota }) => quota) },
    lines: lines(false),
    totals: lines(true),
    notes: [`${additional.label}: ${additional.help}`, ...notes, lead],
    questions: feeStructure.pdfQuestions,
    contact: `${college.phone}, ${college.emailAdmissions}`,
    madeOn: feeStructure.pdfMadeOn.replace('{date}', formatDate(today, datesIn[language])),
  };
}
