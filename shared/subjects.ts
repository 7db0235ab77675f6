import * as z from 'zod/mini';
import { listQuery, yearFilter } from './list-query.ts';
import { years } from './study-years.ts';
import { requiredText } from './text.ts';

export const subjectInputSchema = z.object({
  code: requiredText('Code is required', 20),
  name: requiredText('Name is required', 120),
  year: z.enum(years, 'Choose a year'),
});
export type SubjectInput = z.infer<typeof subjectInputSchema>;

export const subjectSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  year: z.enum(years),
  version: z.number(),
});
export type Subject = z.infer<typeof subjectSchema>;

export const subjectSortKeys = ['year', 'code', 'name'] as const;
export type SubjectSortKey = (typeof subjectSortKeys)[number];

export const subjectListQuerySchema = z.extend(listQuery(subjectSortKeys), { year: yearFilter });
export type SubjectListQuery = z.output<typeof subjectListQuerySchema>;

/** The subject list of a year, as a PDF. */
export const subjectYearParams = z.object({ year: z.enum(years, 'No such year') });

/** The subject that a result or a grade is in. */
export const subjectId = z.string('Choose a subject').check(z.regex(/^[\w-]{1,64}$/, 'Choose a subject'));
