// Invented people with names that are usual in northern coastal Andhra. Parents have the student's surname.

import type { Year } from '#shared/kit/study-years.ts';
import type { Gender } from '#shared/people/genders.ts';
import { readSamples } from './samples.ts';

export interface DemoName {
  firstName: string;
  lastName: string;
  father: string;
  mother: string;
  gender: Gender;
  religion: string;
  /** The part of the e-mail before the @, where it cannot be made from the name. */
  mailbox?: string;
}

type Line = [string, string, string, string, Gender, string, string?];

const toName = ([firstName, lastName, father, mother, gender, religion, mailbox]: Line): DemoName => ({
  firstName,
  lastName,
  father,
  mother,
  gender,
  religion,
  mailbox,
});

const lines = readSamples<Record<Year, Line[]>>('students');

/** Fifteen, in the order of their enrolment numbers. */
export const demoNames = (year: Year): DemoName[] => lines[year].map(toName);
