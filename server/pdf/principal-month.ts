import { formatCount, formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { monthFacts, type PrincipalMonth, passedInWords } from '#shared/office/principal-month.ts';
import { quotaLabels, quotas } from '#shared/people/quotas.ts';
import { monthLabel } from '#shared/teaching/month.ts';
import type { College, CollegeDocument } from './document.ts';

/** One page: small letters, and the subjects two in a row. */
export function principalMonth(month: PrincipalMonth, { name }: College): CollegeDocument {
  const { years, passes, today } = month;
  const facts = monthFacts(month);
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
      paper.facts(facts.students);
      paper.heading('Money');
      paper.facts(facts.money);
      paper.heading('Vacancies in the first year');
      paper.facts(facts.vacancies);
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
