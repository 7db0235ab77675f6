// The closed lists that forms, records and tables choose from (product §9).

/** Years of study as the API writes them. */
export const years = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'] as const;
export type Year = (typeof years)[number];

/** How a year reads in headings: 'First Year Subjects'. */
export const yearLabels: Readonly<Record<Year, string>> = {
  FIRST: 'First',
  SECOND: 'Second',
  THIRD: 'Third',
  FOURTH: 'Fourth',
};

export const isYear = (text: string): text is Year => years.some((year) => year === text);

export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** Admission quotas; their shares and fees stand in content/facts.ts. */
export const quotas = ['convener', 'management'] as const;
export type Quota = (typeof quotas)[number];
