// The statement of a student's fees, and what the documents about a student share.

import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { feeFields } from '#shared/money/fees.ts';
import { fatherName, fullName } from '#shared/people/full-name.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import type { CollegeDocument } from './document.ts';

/** Who the document is about. */
export function studentFacts(student: Student, more: readonly (readonly [string, string])[]) {
  const { enrollmentNumber, year } = student;
  return [
    ['Name', fullName(student)],
    [studentFields.enrollmentNumber.label, enrollmentNumber],
    ['Father', fatherName(student)],
    [studentFields.year.label, `${yearLabels[year]} year`],
    ...more,
  ] as const;
}

/** @param student with fees @param today a day @param advance whole rupees that were paid over */
export function feeStatement(student: Student, today: string, advance: number): CollegeDocument {
  const { fees = [] } = student;
  const sum = (part: 'amount' | 'paid') => sumOf(fees.map((fee) => fee[part]));
  const due = sum('amount') - sum('paid');
  return {
    title: 'Fee statement',
    about: fullName(student),
    note: 'A statement of the records on that date, not a receipt.',
    write: (paper) => {
      const more = [
        ['Date', formatDate(today)],
        ['Still due', formatRupees(due)],
        ...(advance > 0 ? ([['Paid over', formatRupees(advance)]] as const) : []),
      ] as const;
      paper.facts(studentFacts(student, more));
      if (fees.length === 0) return paper.text('No fees yet.', { colour: 'grey' });
      paper.table(
        [
          { header: feeFields.label.label, width: 40, isRowHeader: true },
          { header: feeFields.dueOn.label, width: 17 },
          { header: feeFields.amount.label, width: 18, align: 'right' },
          { header: feeFields.paid.label, width: 18, align: 'right' },
          { header: feeFields.paidOn.label, width: 17 },
          { header: 'Due', width: 18, align: 'right' },
        ],
        fees.map(({ label, dueOn, amount, paid, paidOn }) => [
          label,
          formatDate(dueOn),
          formatRupees(amount),
          formatRupees(paid),
          paidOn ? formatDate(paidOn) : '–',
          formatRupees(amount - paid),
        ]),
        [['Total', '', formatRupees(sum('amount')), formatRupees(sum('paid')), '', formatRupees(due)]],
      );
    },
  };
}
