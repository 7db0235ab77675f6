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

/** How lists of offices write them, in lower case. */
export const yearSpellings: Readonly<Record<Year, readonly string[]>> = {
  FIRST: ['1', 'i', '1st', '1st year', 'i year', 'first year'],
  SECOND: ['2', 'ii', '2nd', '2nd year', 'ii year', 'second year'],
  THIRD: ['3', 'iii', '3rd', '3rd year', 'iii year', 'third year'],
  FOURTH: ['4', 'iv', '4th', '4th year', 'iv year', 'fourth year'],
};
