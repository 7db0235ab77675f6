import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import type { Subject } from '#shared/teaching/subjects.ts';

/** The subjects by year, for a select; those of the student's own year come first. */
export function subjectOptions(subjects: readonly Subject[], ownYear: Year = 'FIRST') {
  return [ownYear, ...years.filter((year) => year !== ownYear)]
    .map((year) => ({
      label: `${yearLabels[year]} year`,
      options: subjects
        .filter((subject) => subject.year === year)
        .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    }))
    .filter(({ options }) => options.length > 0);
}
