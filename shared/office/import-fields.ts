// What the columns of a file can be, by the name of what is imported: the fields of its records, and whole names.
import { type Fields, type FormField, fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { feeImportFields } from '#shared/money/fee-import.ts';
import { facultyFields } from '#shared/people/faculty.ts';
import { guardianFields } from '#shared/people/guardians.ts';
import { studentFields } from '#shared/people/students.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import type { ImportNoun } from './imports.ts';

export const importFields: Readonly<Record<ImportNoun, Fields>> = {
  student: studentFields,
  faculty: facultyFields,
  subject: subjectFields,
  fee: feeImportFields,
  guardian: guardianFields,
};

/** A column with both names of a person, which the import splits. */
export interface WholeName {
  key: string;
  label: string;
  first: string;
  last: string;
  /** The last name stands before the first one: 'Kolli Lakshmi'. */
  isLastFirst: boolean;
  spellings: readonly string[];
}

const wholeName = (
  key: string,
  label: string,
  [first, last]: readonly [string, string],
  spellings: readonly string[],
): WholeName[] => [
  { key, label, first, last, isLastFirst: false, spellings },
  // Nothing in a heading tells the order: it is chosen.
  {
    key: `${key}LastFirst`,
    label: `${label}, last name first`,
    first,
    last,
    isLastFirst: true,
    spellings: [],
  },
];

const ofPerson = (spellings: readonly string[]) =>
  wholeName('fullName', 'Full Name', ['firstName', 'lastName'], ['Name', ...spellings]);

const ofPeople: Readonly<Partial<Record<ImportNoun, readonly WholeName[]>>> = {
  student: [
    ...ofPerson([]),
    ...wholeName(
      'fatherName',
      "Father's Name",
      ['fatherFirstName', 'fatherLastName'],
      ['Father', 'Name of the father or guardian'],
    ),
    ...wholeName('motherName', "Mother's Name", ['motherFirstName', 'motherLastName'], ['Mother']),
  ],
  faculty: ofPerson([
    'Name of the faculty',
    'Faculty member',
    'Name of the teacher',
    'Name of the staff member',
  ]),
  guardian: ofPerson(['Name of the guardian', 'Name of the parent', 'Parent']),
};

export const wholeNames = (noun: ImportNoun): readonly WholeName[] => ofPeople[noun] ?? [];

/** What a column can be taken for, in the order of the form. */
export function importColumns(noun: ImportNoun): { key: string; label: string }[] {
  const fields = writtenFields(importFields[noun]).map(([path, { label }]) => ({
    key: fieldKey(path),
    label,
  }));
  return [...wholeNames(noun).map(({ key, label }) => ({ key, label })), ...fields];
}

/** The answer to the question whether a row is about a person or fee that is there already: a cell that no file has. */
export const sameKey = 'same';
export const sameAnswers = ['yes', 'no'] as const;

export function sameField(noun: ImportNoun): FormField {
  const what = noun === 'fee' ? 'fee' : 'person';
  return {
    label: `Is it the same ${what}?`,
    choices: sameAnswers,
    choiceLabels: { yes: `The same ${what}`, no: `Another ${what}` },
    isRequired: true,
  };
}
