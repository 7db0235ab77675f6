// The statement of a student's fees, and what the documents about a student share.

import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { type Fee, feeFields } from '#shared/money/fees.ts';
import { governmentFields } from '#shared/money/government/government-fees.ts';
import { isGovernments } from '#shared/money/payers.ts';
import { fatherName, fullName } from '#shared/people/full-name.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import type { CollegeDocument } from './document.ts';
import type { Facts, Paper } from './paper.ts';

/** Who the document is about. */
export const studentFacts = (student: Student, more: Facts): Facts => [
  ['Name', fullName(student)],
  [studentFields.enrollmentNumber.label, student.enrollmentNumber],
  ['Father', fatherName(student)],
  [studentFields.year.label, `${yearLabels[student.year]} year`],
  ...more,
];

/** @param student with fees @param today a day @param advance whole rupees that were paid over */
export function feeStatement(student: Student, today: string, advance: number): CollegeDocument {
  const all = student.fees ?? [];
  const fees = all.filter((fee) => !isGovernments(fee));
  const claims = all.filter(isGovernments);
  const sum = (part: 'amount' | 'paid') => sumOf(fees.map((fee) => fee[part]));
  const due = sum('amount') - sum('paid');
  return {
    title: 'Fee statement',
    about: fullName(student),
    note: 'A statement of the records on that date, not a receipt.',
    write: (paper) => {
      const more: Facts = [
        ['Date', formatDate(today)],
        ['Still due', formatRupees(due)],
        advance > 0 && ['Paid over', formatRupees(advance)],
      ];
      paper.facts(studentFacts(student, more));
      if (all.length === 0) return paper.text('No fees yet.', { colour: 'grey' });
      if (fees.length > 0)
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
      writeClaims(paper, claims);
    },
  };
}

/** What the government pays stands apart: the student owes nothing of it. */
function writeClaims(paper: Paper, claims: readonly Fee[]): void {
  if (claims.length === 0) return;
  const sum = (part: 'amount' | 'paid') => sumOf(claims.map((fee) => fee[part]));
  paper.heading('Paid by the government');
  paper.table(
    [
      { header: feeFields.label.label, width: 40, isRowHeader: true },
      { header: governmentFields.sanctionedOn.label, width: 24 },
      { header: feeFields.amount.label, width: 18, align: 'right' },
      { header: governmentFields['releases.amount'].label, width: 18, align: 'right' },
      { header: 'Pending', width: 18, align: 'right' },
    ],
    claims.map(({ label, sanctionedOn, amount, paid }) => [
      label,
      sanctionedOn ? formatDate(sanctionedOn) : '–',
      formatRupees(amount),
      formatRupees(paid),
      formatRupees(amount - paid),
    ]),
    [
      [
        'Total',
        '',
        formatRupees(sum('amount')),
        formatRupees(sum('paid')),
        formatRupees(sum('amount') - sum('paid')),
      ],
    ],
  );
}
