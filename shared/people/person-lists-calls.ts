import * as z from 'zod/mini';
import { exportFile, get } from '#shared/kit/call.ts';
import { contactInfoListQuerySchema, contactInfoRowSchema } from '#shared/people/contact-info.ts';
import { personalInfoListQuerySchema, personalInfoRowSchema } from '#shared/people/personal-info.ts';

export const personListCalls = {
  listPersonalInfo: get('/api/personal-info', 'person.list', {
    summary: 'Personal information of students and faculty',
    query: personalInfoListQuerySchema,
    answer: z.array(personalInfoRowSchema),
  }),
  exportPersonalInfo: exportFile('/api/personal-info.csv', 'person.list', personalInfoListQuerySchema),
  listContactInfo: get('/api/contact-info', 'person.list', {
    summary: 'Contact information of students and faculty',
    query: contactInfoListQuerySchema,
    answer: z.array(contactInfoRowSchema),
  }),
  exportContactInfo: exportFile('/api/contact-info.csv', 'person.list', contactInfoListQuerySchema),
};
