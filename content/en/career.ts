// Openings at the college. Product §2.1: the page stays blank while this list is empty.
import type { CareerOpening } from '#shared/website/content.ts';

export const careerPage = {
  title: 'Career at VCP',
  heading: 'Open positions',
  applyBy: 'Apply by',
  apply: 'Write to us',
} as const;

export const careerOpenings: readonly CareerOpening[] = [];
