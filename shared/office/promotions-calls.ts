import * as z from 'zod/mini';
import { create, get, post } from '#shared/kit/call.ts';
import { idText } from '#shared/kit/ids.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { bulkChangeSchema } from '#shared/office/bulk-changes.ts';
import { promotionCandidateSchema, promotionGroups } from '#shared/office/promotions.ts';
import { studentSelectionSchema } from '#shared/people/students.ts';

const idList = z._default(
  z.array(idText, 'The ids must be a list').check(z.maxLength(1000, 'At most 1000 students can stay')),
  [],
);

export const promotionCalls = {
  listPromotionCandidates: get('/api/promotion-candidates', 'student.write', {
    summary:
      'The students whom a promotion is about: all but former ones; with their dues, failed papers and attendance',
    answer: z.array(promotionCandidateSchema),
  }),
  createPromotionPreview: post('/api/promotions/preview', 'student.write', {
    summary: 'Those of the chosen students whom a promotion is about: all but former ones',
    body: z.object({ selection: studentSelectionSchema }),
    answer: z.array(promotionCandidateSchema),
  }),
  createPromotion: create('/api/promotions', 'student.write', {
    summary:
      'Promote whole years, or the chosen students of them, all or none; undone by the reversal of the change',
    body: z.object({
      groups: z
        .array(z.enum(promotionGroups, 'Choose the years'), 'Choose the years')
        .check(z.minLength(1, 'Choose at least one year')),
      /** Those who do not go on: they become detained in their year; interns stay interns. */
      staying: idList,
      /** The number of students of these groups that was shown, also of those who stay: the server refuses another (409). */
      expected: z.number('The expected number must be a number').check(z.int(), z.gte(1)),
      /** The fingerprint of these students as they were shown: the server refuses another list of as many (409). */
      shown: z.optional(anyText(64)),
      /** Only these of the groups; left out: the whole groups. */
      selection: z.optional(studentSelectionSchema),
    }),
    answer: bulkChangeSchema,
    bodyLimit: 96 * 1024,
  }),
};
