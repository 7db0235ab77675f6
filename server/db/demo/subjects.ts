import type { Year } from '#shared/kit/study-years.ts';
import { readSamples } from './samples.ts';

const lines = readSamples<Record<Year, [code: string, name: string][]>>('subjects');

/** Six: the first three are taught in the year's first semester, the others in its second. */
export const demoSubjects = (year: Year) => lines[year].map(([code, name]) => ({ code, name }));
