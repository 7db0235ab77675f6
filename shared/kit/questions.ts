// What a call asks before it does what is rarely meant (server/http/asked-first.ts), and the title of the dialog that asks.

export const questions = {
  advance: 'More than is open',
  'same-reference': 'A receipt has this reference',
  'same-person': 'This person is there already',
  'same-fee': 'This fee is there already',
  'same-session': 'An exam session has this name',
  'papers-at-once': 'Two papers at the same time',
} as const;
export type Question = keyof typeof questions;

/** Their calls were there before them: only callers are asked who can answer, those that send `confirmed` or name their user as portals do. */
export const laterQuestions: readonly Question[] = ['same-person', 'same-session', 'papers-at-once'];
