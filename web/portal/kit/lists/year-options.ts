import { yearLabels, years } from '#shared/kit/study-years.ts';

/** The years of study as the options of a select: 'First year'. */
export const yearOptions = years.map((value) => ({ value, label: `${yearLabels[value]} year` }));
