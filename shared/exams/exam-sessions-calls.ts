import * as z from 'zod/mini';
import {
  examSessionSchema as answer,
  examSessionInputSchema as body,
  examSessionFields,
  publishedSessionSchema,
  examSessionQuerySchema as query,
  reasonText,
} from '#shared/exams/exam-sessions.ts';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { resource } from '#shared/kit/resource.ts';
import { years } from '#shared/kit/study-years.ts';
import { nextExamSchema } from '#shared/website/exams/published-exams.ts';
import {
  publishedSchema as publication,
  publicationInputSchema,
  publicationSchema,
} from '#shared/website/publications.ts';

export const examSessionCalls = {
  ...resource(
    { one: 'ExamSession', many: 'ExamSessions' },
    'exam-sessions',
    { read: 'exam-session.read', write: 'exam-session.write' },
    { query, answer, body, asks: ['same-session', 'papers-at-once'], offline: true },
  ),
  /** The CSV has a line for each paper. */
  exportExamSessions: exportFile('/api/exam-sessions.csv', 'marks.write', query),
  listNextExams: get('/api/next-exams', 'exam-session.read', {
    summary: 'The examinations from today on, as the website shows them; students get those of their year',
    query: z.object({ year: z.optional(z.enum(years, 'Choose a year')) }),
    answer: z.array(nextExamSchema),
    offline: true,
  }),
  updateExamState: update('/api/exam-sessions/{id}/state', 'exam-session.write', {
    summary: 'Lock, publish, take back or open an exam session',
    body: z.object({
      state: examSessionFields.state.input,
      /** Required for a step back; the session's history shows it. */
      reason: reasonText,
    }),
    answer,
    approvals: ['marks'],
  }),
  findExamPublication: get('/api/exam-sessions/{id}/publication', 'exam-session.write', {
    summary: 'Whether the dates of an exam session are on the website, and whether they were changed since',
    answer: publication,
  }),
  listExamPublications: get('/api/exam-sessions/{id}/publications', 'exam-session.write', {
    summary: 'What was published of the dates of an exam session and when, newest first',
    answer: z.array(publicationSchema(publishedSessionSchema)),
  }),
  createExamPublication: create('/api/exam-sessions/{id}/publications', 'website.publish', {
    summary: 'Publish the dates of an exam session, or bring back an earlier publication of them',
    body: publicationInputSchema,
    answer: publication,
  }),
  endExamPublication: remove('/api/exam-sessions/{id}/publication', 'website.publish', {
    summary: 'Take the dates of an exam session off the website',
  }),
  previewExamSchedule: get('/api/exam-sessions/{id}/preview', 'exam-session.write', {
    summary: 'The exam schedule of the website as it would be with the dates of this session as they stand',
    contentType: 'text/html; charset=utf-8',
  }),
};
