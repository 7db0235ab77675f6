import * as z from 'zod/mini';
import { requiredText } from './text.ts';
import { years } from './years.ts';

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
