import * as z from 'zod/mini';
import { filterShape, inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { filteredChoice, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { yearLabels, yearSpellings } from '#shared/kit/study-years.ts';
import { matchingText, requiredCode } from '#shared/kit/text/text.ts';

export const subjectFields = inTable('subjects', {
  code: {
    label: 'Code',
    spellings: ['Subject code', 'Paper code', 'Code number'],
    stored: z.string(),
    input: requiredCode('Code is required', 20),
    isRequired: true,
  },
  year: {
    ...filteredChoice('Year', yearLabels, 'Choose a year', { all: 'All years', suffix: ' year' }),
    spellings: ['Year of study', 'Class'],
    choiceSpellings: yearSpellings,
    initial: 'FIRST',
  },
  name: {
    ...requiredTextField('Name of the Subject', 120, 'Name is required'),
    spellings: ['Subject', 'Title', 'Subject title', 'Paper', 'Name of the paper'],
    isWide: true,
  },
});

export const subjectSchema = z.object({
  id: z.string(),
  ...storedShape(subjectFields),
  version: z.number(),
});
export type Subject = z.infer<typeof subjectSchema>;

export const subjectInputSchema = z.object(inputShape(subjectFields));
export type SubjectInput = z.infer<typeof subjectInputSchema>;

export const subjectSortKeys = ['year', 'code', 'name'] as const;
export type SubjectSortKey = (typeof subjectSortKeys)[number];

export const subjectListQuerySchema = z.extend(listQuerySchema(subjectSortKeys), filterShape(subjectFields));
export type SubjectListQuery = z.output<typeof subjectListQuerySchema>;

/** The subject of a result or grade: written as its id, read as an object. */
export const subjectIdField = {
  label: 'Subject',
  stored: z.string(),
  input: matchingText(/^[\w-]{1,64}$/, 'Choose a subject'),
  isRequired: true,
  isWide: true,
} as const;
