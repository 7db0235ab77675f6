import { get } from '#shared/kit/call.ts';
import { healthSchema as answer } from '#shared/kit/health.ts';

export const healthCalls = {
  readHealth: get('/api/health', 'health.read', {
    summary: 'Version, database, last backup, failed log-ins, free disk',
    answer,
  }),
};
