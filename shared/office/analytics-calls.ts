import * as z from 'zod/mini';
import { exportFile, get } from '#shared/kit/call.ts';
import { analyticsSchema } from '#shared/office/analytics.ts';

export const analyticsCalls = {
  readAnalytics: get('/api/analytics', 'analytics.read', {
    summary: 'Counts of students, faculty, events; for admins fees due',
    answer: analyticsSchema,
  }),
  exportAnalytics: exportFile('/api/analytics.csv', 'analytics.read', z.object({})),
};
