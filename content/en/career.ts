// Openings at the college. Product §2.1: the page stays blank while this list is empty.

import type { CareerOpening } from '#shared/website/content.ts';
import { college } from '../college.ts';

export const careerPage = {
  title: `Career at ${college.shortName}`,
  heading: 'Open positions',
  applyBy: 'Apply by',
  apply: 'Write to us',
} as const;

export const careerOpenings: readonly CareerOpening[] = [];
