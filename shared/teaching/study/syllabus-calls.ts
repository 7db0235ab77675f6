import * as z from 'zod/mini';
import { get, update } from '#shared/kit/call.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { unitsField } from '#shared/teaching/study/syllabus.ts';
import { syllabusSchema } from './syllabus.ts';

export const syllabusCalls = {
  listSyllabus: get('/api/syllabus', 'subject.read', {
    summary: 'The units of the subjects that have some, and when each was covered in an academic year',
    /** The academic year of today without one. */
    query: z.object({
      academicYear: z.optional(matchingText(/^\d{4}-\d{4}$/, 'An academic year is like 2026-2027')),
    }),
    answer: z.array(syllabusSchema),
    offline: true,
  }),
  updateSyllabus: update('/api/subjects/{id}/syllabus', 'subject.write', {
    summary: 'Change the units of a subject, in their order; with If-Match only this version of the subject',
    body: z.object({ units: unitsField }),
    answer: syllabusSchema,
  }),
};
