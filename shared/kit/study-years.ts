// The years of study (product §9).

import { keysOf } from '#shared/kit/fields/keys.ts';

/** Years of study as the API writes them. */
export const yearLabels = {
  FIRST: 'First',
  SECOND: 'Second',
  THIRD: 'Third',
  FOURTH: 'Fourth',
} as const;
export type Year = keyof typeof yearLabels;
export const years = keysOf(yearLabels);

/** 'I', 'I year', 'I/IV B.P.T', 'Year 1'. */
const spellingsOf = (...names: string[]) =>
  names.flatMap((name) => [
    ...['', ' year', ' yr', ' bpt', ' year bpt', '/iv', '/iv bpt'].map((end) => name + end),
    `year ${name}`,
    `bpt ${name}`,
  ]);

/** How lists of offices write them, in lower case. */
export const yearSpellings: Readonly<Record<Year, readonly string[]>> = {
  FIRST: spellingsOf('1', 'i', '1st', 'first'),
  SECOND: spellingsOf('2', 'ii', '2nd', 'second'),
  THIRD: spellingsOf('3', 'iii', '3rd', 'third'),
  FOURTH: spellingsOf('4', 'iv', '4th', 'fourth'),
};
