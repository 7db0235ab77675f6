import { counted, formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { paymentModeLabels } from '#shared/money/payment-modes.ts';
import { type PrincipalMonth, passedInWords } from '#shared/office/principal-month.ts';
import { quotaLabels, quotas } from '#shared/people/quotas.ts';
import { monthLabel } from '#shared/teaching/month.ts';
import type { College, CollegeDocument } from './document.ts';

/** One page: small letters, and the subjects two in a row. */
export function principalMonth(month: PrincipalMonth, { name }: College): CollegeDocument {
  const { years, money, passes, vacancies, interns, left, graduated, today } = month;
  const sumOfQuota = (index: number) => formatCount(sumOf(years.map(({ byQuota }) => byQuota[index] ?? 0)));
  return {
    title: `The month: ${monthLabel(month.month)}`,
    note: `${name} · strength, dues and vacancies of ${formatDate(today)}`,
    size: 8.5,
    write: (paper) => {
      paper.heading('Strength and attendance');
      paper.table(
        [
          { header: 'Year', width: 24, isRowHeader: true },
          ...[...quotas.map((quota) => quotaLabels[quota]), 'No quota', 'Students', 'Classes held'].map(
            (header) => ({ header, width: 18, align: 'right' as const }),
          ),
          { header: 'Attendance', width: 18, align: 'right' },
        ],
        years.map(({ year, byQuota, total, classes, percent }) => [
          yearLabels[year],
          ...[...byQuota, total, classes].map(formatCount),
          percent === null ? '—' : `${percent} %`,
        ]),
        [
          [
            'All',
            ...[0, 1, 2].map(sumOfQuota),
            formatCount(sumOf(years.map(({ total }) => total))),
            formatCount(sumOf(years.map(({ classes }) => classes))),
            '',
          ],
        ],
      );
      paper.facts([
        ['Interns', formatCount(interns)],
        ['Left in the month', formatCount(left)],
        ['Graduated in the month', formatCount(graduated)],
      ]);
      paper.heading('Money');
      paper.facts([
        ['Collected', formatRupees(money.collected)],
        ['Receipts', formatCount(money.receipts)],
        ...money.byMode.map(({ mode, amount }) => [paymentModeLabels[mode], formatRupees(amount)] as const),
        ['Open fees', `${formatRupees(money.open)} of ${counted(money.owing, 'student')}`],
        ['Past the due date', formatRupees(money.overdue)],
        ['Promised by the government', formatRupees(money.promised)],
      ]);
      paper.heading('Vacancies in the first year');
      paper.facts(
        vacancies.map(({ quota, seats, taken }) => [
          quotaLabels[quota],
          `${formatCount(Math.max(0, seats - taken))} of ${counted(seats, 'seat')}`,
        ]),
      );
      paper.heading('Passes by subject');
      if (passes.length === 0) paper.text('No examination is locked or published yet.', { colour: 'grey' });
      for (const { year, session, subjects } of passes) {
        paper.text(`${yearLabels[year]} year: ${session}`, { weight: 'bold' });
        paper.space(2);
        paper.facts(
          subjects.map((subject) => [subject.code, `${subject.name}: ${passedInWords(subject)}`] as const),
        );
      }
    },
  };
}
