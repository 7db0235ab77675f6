import { formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import type { College, CollegeDocument } from './document.ts';

/** @param today a day */
export function subjectList(
  year: Year,
  subjects: readonly Subject[],
  { name }: College,
  today: string,
): CollegeDocument {
  return {
    title: `${yearLabels[year]} Year Subjects`,
    note: name,
    write: (paper) => {
      paper.facts([
        ['Programme', 'Bachelor of Physiotherapy (BPT)'],
        ['Date', formatDate(today)],
      ]);
      if (subjects.length === 0) return paper.text('No subjects yet.', { colour: 'grey' });
      paper.table(
        [
          { header: 'Code', width: 20 },
          { header: 'Subject', width: 100, isRowHeader: true },
        ],
        subjects.map(({ code, name: subject }) => [code, subject]),
      );
    },
  };
}
