import * as z from 'zod/mini';

import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import {
  examDateSchema as answer,
  examDateInputSchema as body,
  examDatePublicationSchema as publication,
  examDateListQuerySchema as query,
} from '#shared/website/exams/exam-dates.ts';
import { publicationInputSchema } from '#shared/website/publications.ts';

export const examDateCalls = {
  listExamDates: get(
    '/api/exam-dates',
    'website.write',
    'The dates of the examination hub, published or not',
    {
      query,
      answer: z.array(answer),
    },
  ),
  exportExamDates: exportFile('/api/exam-dates.csv', 'website.write', query),
  findExamDate: get('/api/exam-dates/{id}', 'website.write', 'One date of the examination hub', { answer }),
  createExamDate: create(
    '/api/exam-dates',
    'website.write',
    'Make a date of the examination hub, as a draft',
    { body, answer },
  ),
  updateExamDate: update(
    '/api/exam-dates/{id}',
    'website.write',
    'Change a date of the examination hub; visitors see the change when it is published. With If-Match only this version of it',
    { body, answer },
  ),
  deleteExamDate: remove(
    '/api/exam-dates/{id}',
    'website.write',
    'Take a date of the examination hub back and remove it',
  ),
  listExamDatePublications: get(
    '/api/exam-dates/{id}/publications',
    'website.write',
    'What was published of a date of the examination hub and when, newest first',
    { answer: z.array(publication) },
  ),
  createExamDatePublication: create(
    '/api/exam-dates/{id}/publications',
    'website.publish',
    'Publish a date of the examination hub, or bring back an earlier publication of it',
    { body: publicationInputSchema, answer },
  ),
  endExamDatePublication: remove(
    '/api/exam-dates/{id}/publication',
    'website.publish',
    'Take a date of the examination hub back',
  ),
  previewExamDate: get(
    '/api/exam-dates/{id}/preview',
    'website.write',
    'The page of the website as it would be with this date of the examination hub as it stands',
    { contentType: 'text/html; charset=utf-8' },
  ),
};
