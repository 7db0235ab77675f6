import * as z from 'zod/mini';
import { get, update } from '#shared/kit/call.ts';
import { syllabusInputSchema, syllabusQuerySchema, syllabusSchema } from './syllabus.ts';

export const syllabusCalls = {
  listSyllabus: get('/api/syllabus', 'subject.read', {
    summary: 'The units of the subjects that have some, and when each was covered in an academic year',
    query: syllabusQuerySchema,
    answer: z.array(syllabusSchema),
    offline: true,
  }),
  updateSyllabus: update('/api/subjects/{id}/syllabus', 'subject.write', {
    summary: 'Change the units of a subject, in their order; with If-Match only this version of the subject',
    body: syllabusInputSchema,
    answer: syllabusSchema,
  }),
};
