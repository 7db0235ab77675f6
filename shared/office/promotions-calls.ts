import * as z from 'zod/mini';
import { create, get, post } from '#shared/kit/call.ts';
import { bulkChangeSchema } from '#shared/office/bulk-changes.ts';
import {
  promotionCandidateSchema,
  promotionInputSchema,
  promotionPreviewInputSchema,
} from '#shared/office/promotions.ts';

export const promotionCalls = {
  listPromotionCandidates: get('/api/promotion-candidates', 'student.write', {
    summary:
      'The students whom a promotion is about: all but former ones; with their dues, failed papers and attendance',
    answer: z.array(promotionCandidateSchema),
  }),
  createPromotionPreview: post('/api/promotions/preview', 'student.write', {
    summary: 'Those of the chosen students whom a promotion is about: all but former ones',
    body: promotionPreviewInputSchema,
    answer: z.array(promotionCandidateSchema),
  }),
  createPromotion: create('/api/promotions', 'student.write', {
    summary:
      'Promote whole years, or the chosen students of them, all or none; undone by the reversal of the change',
    body: promotionInputSchema,
    answer: bulkChangeSchema,
    bodyLimit: 96 * 1024,
  }),
};
