import * as z from 'zod/mini';

import { exportFile, get } from '#shared/kit/call.ts';
import { personalInfoRowSchema, personalInfoListQuerySchema as query } from '#shared/people/personal-info.ts';

export const personalInfoCalls = {
  listPersonalInfo: get('/api/personal-info', 'person.list', {
    summary: 'Personal information of students and faculty',
    query,
    answer: z.array(personalInfoRowSchema),
  }),
  exportPersonalInfo: exportFile('/api/personal-info.csv', 'person.list', query),
};
