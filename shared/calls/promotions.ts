import * as z from 'zod/mini';
import { bulkChangeSchema } from '#shared/bulk-changes.ts';
import { create, get } from '#shared/call.ts';
import { promotionInputSchema, promotionStudentSchema } from '#shared/promotions.ts';

export const promotionCalls = {
  listPromotionCandidates: get(
    '/api/promotion-candidates',
    'student.write',
    'The students whom a promotion is about: all but former ones',
    { answer: z.array(promotionStudentSchema) },
  ),
  createPromotion: create(
    '/api/promotions',
    'student.write',
    'Promote whole years, all of them or none; undone by the reversal of the change',
    { body: promotionInputSchema, answer: bulkChangeSchema },
  ),
};
