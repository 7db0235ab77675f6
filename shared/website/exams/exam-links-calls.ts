import * as z from 'zod/mini';

import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import {
  examLinkSchema as answer,
  examLinkInputSchema as body,
  examLinkPublicationSchema as publication,
  examLinkListQuerySchema as query,
} from '#shared/website/exams/exam-links.ts';
import { publicationInputSchema } from '#shared/website/publications.ts';

export const examLinkCalls = {
  listExamLinks: get(
    '/api/exam-links',
    'website.write',
    'The links of the examination hub, published or not',
    {
      query,
      answer: z.array(answer),
    },
  ),
  exportExamLinks: exportFile('/api/exam-links.csv', 'website.write', query),
  findExamLink: get('/api/exam-links/{id}', 'website.write', 'One link of the examination hub', { answer }),
  createExamLink: create(
    '/api/exam-links',
    'website.write',
    'Make a link of the examination hub, as a draft',
    { body, answer },
  ),
  updateExamLink: update(
    '/api/exam-links/{id}',
    'website.write',
    'Change a link of the examination hub; visitors see the change when it is published. With If-Match only this version of it',
    { body, answer },
  ),
  deleteExamLink: remove(
    '/api/exam-links/{id}',
    'website.write',
    'Take a link of the examination hub back and remove it',
  ),
  listExamLinkPublications: get(
    '/api/exam-links/{id}/publications',
    'website.write',
    'What was published of a link of the examination hub and when, newest first',
    { answer: z.array(publication) },
  ),
  createExamLinkPublication: create(
    '/api/exam-links/{id}/publications',
    'website.publish',
    'Publish a link of the examination hub, or bring back an earlier publication of it',
    { body: publicationInputSchema, answer },
  ),
  endExamLinkPublication: remove(
    '/api/exam-links/{id}/publication',
    'website.publish',
    'Take a link of the examination hub back',
  ),
  previewExamLink: get(
    '/api/exam-links/{id}/preview',
    'website.write',
    'The page of the website as it would be with this link of the examination hub as it stands',
    { contentType: 'text/html; charset=utf-8' },
  ),
  readExamLinkFile: get(
    '/api/exam-links/{id}/pdf',
    'exam-link-file.read',
    'The PDF of a link of the examination hub; for visitors only of a published one',
    { contentType: 'application/pdf', isMadeFile: false },
  ),
};
