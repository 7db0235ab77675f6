import { analyticsSchema } from '#shared/analytics.ts';
import { get } from '#shared/call.ts';

export const analyticsCalls = {
  readAnalytics: get(
    '/api/analytics',
    'analytics.read',
    'Counts of students, faculty, events; for admins fees due',
    { answer: analyticsSchema },
  ),
};
