// The years of study (product §9).

/** Years of study as the API writes them. */
export const years = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'] as const;
export type Year = (typeof years)[number];

/** The label of a year in headings: 'First Year Subjects'. */
export const yearLabels: Readonly<Record<Year, string>> = {
  FIRST: 'First',
  SECOND: 'Second',
  THIRD: 'Third',
  FOURTH: 'Fourth',
};
