import * as z from 'zod/mini';

import { exportFile, get } from '#shared/kit/call.ts';
import { contactInfoRowSchema, contactInfoListQuerySchema as query } from '#shared/people/contact-info.ts';

export const contactInfoCalls = {
  listContactInfo: get('/api/contact-info', 'person.list', {
    summary: 'Contact information of students and faculty',
    query,
    answer: z.array(contactInfoRowSchema),
  }),
  exportContactInfo: exportFile('/api/contact-info.csv', 'person.list', query),
};
