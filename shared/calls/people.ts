import * as z from 'zod/mini';
import { type Call, call } from '#shared/call.ts';
import * as people from '#shared/people.ts';

export const peopleCalls = {
  listPersonalInfo: call({
    method: 'GET',
    path: '/api/personal-info',
    action: 'person.list',
    summary: 'Personal information of students and faculty',
    query: people.personalInfoListQuerySchema,
    answer: z.array(people.personalInfoRowSchema),
    status: 200,
  }),
  exportPersonalInfo: call({
    method: 'GET',
    path: '/api/personal-info.csv',
    action: 'person.list',
    summary: 'What the list shows under the same filter, as CSV',
    query: people.personalInfoListQuerySchema,
    contentType: 'text/csv; charset=utf-8',
    status: 200,
  }),
  listContactInfo: call({
    method: 'GET',
    path: '/api/contact-info',
    action: 'person.list',
    summary: 'Contact information of students and faculty',
    query: people.contactInfoListQuerySchema,
    answer: z.array(people.contactInfoRowSchema),
    status: 200,
  }),
  exportContactInfo: call({
    method: 'GET',
    path: '/api/contact-info.csv',
    action: 'person.list',
    summary: 'What the list shows under the same filter, as CSV',
    query: people.contactInfoListQuerySchema,
    contentType: 'text/csv; charset=utf-8',
    status: 200,
  }),
} as const satisfies Record<string, Call>;
