import * as z from 'zod/mini';
import { analyticsSchema } from '#shared/analytics.ts';
import { exportCsv, get } from '#shared/call.ts';

export const analyticsCalls = {
  readAnalytics: get(
    '/api/analytics',
    'analytics.read',
    'Counts of students, faculty, events; for admins fees due',
    { answer: analyticsSchema },
  ),
  exportAnalytics: exportCsv('/api/analytics.csv', 'analytics.read', z.object({})),
};
