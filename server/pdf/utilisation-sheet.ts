import { formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { unprintedLetters } from '#shared/kit/text/printed-letters.ts';
import type { Utilised } from '#shared/money/government/renewals.ts';
import type { CollegeDocument } from './document.ts';

/** What the government has released, a line for each student. @param reference of one instalment; otherwise all of the year */
export function utilisationSheet(
  academicYear: string,
  reference: string | undefined,
  rows: readonly Utilised[],
): CollegeDocument {
  const sum = formatRupees(sumOf(rows.map(({ released }) => released)));
  return {
    title: 'Utilisation sheet',
    about: reference ?? academicYear,
    note: `Fee reimbursement, ${academicYear}`,
    size: 9,
    write: (paper) => {
      paper.facts([
        ['Academic year', academicYear],
        ['Instalment', reference ?? 'All of the year'],
        ['Releases', formatCount(rows.length)],
        ['Released', sum],
      ]);
      if (rows.length === 0) return paper.text('Nothing was released.', { colour: 'grey' });
      paper.table(
        [
          { header: 'No', width: 7, align: 'right' },
          { header: 'Enrolment number', width: 19 },
          { header: 'Student', width: 30, isRowHeader: true },
          { header: 'Fee', width: 30 },
          { header: 'Released on', width: 17 },
          { header: 'Receipt', width: 24 },
          { header: 'Released', width: 18, align: 'right' },
        ],
        rows.map((row, index) => [
          String(index + 1),
          row.enrollmentNumber,
          // As on receipts, the number says who it is where no letters can.
          [
            ...(unprintedLetters(row.studentName).length > 0 ? [] : [row.studentName]),
            `${yearLabels[row.year]} year`,
          ].join(', '),
          `${row.feeLabel}, ${formatRupees(row.feeAmount)}`,
          formatDate(row.releasedOn),
          row.receiptNumber,
          formatRupees(row.released),
        ]),
        [['', '', 'Total', '', '', '', sum]],
      );
      paper.signatures(['Cashier', 'Stamp of the college', 'Principal']);
    },
  };
}
