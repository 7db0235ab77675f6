import * as z from 'zod/mini';
import { create, exportFile, get, remove } from '#shared/kit/call.ts';
import { resource } from '#shared/kit/resource.ts';
import { years } from '#shared/kit/study-years.ts';
import { uploadedPdfLimit, uploadedPdfSchema } from '#shared/kit/uploaded-pdfs.ts';
import * as notices from '#shared/website/notices/notices.ts';
import { publicationSchema } from '#shared/website/publications.ts';
import { publicationCalls } from '#shared/website/published-resource.ts';

const answer = notices.noticeSchema;
const pdf = { maxBytes: uploadedPdfLimit, contentType: 'application/pdf' };

export const noticeCalls = {
  ...resource(
    { one: 'Notice', many: 'Notices' },
    'notices',
    { read: 'notice.read', write: 'notice.write' },
    { query: notices.noticeListQuerySchema, answer, body: notices.noticeInputSchema },
  ),
  ...publicationCalls('Notice', 'notices', 'notice.write', 'a notice', {
    answer,
    publication: publicationSchema(
      z.extend(notices.noticeContentSchema, { file: z.nullable(uploadedPdfSchema) }),
    ),
  }),
  listNotices: get('/api/notices', 'notice.read', {
    summary: 'Notices: all for the office, for others those published for them',
    query: notices.noticeListQuerySchema,
    answer: z.array(answer),
    offline: true,
  }),
  exportNotices: exportFile('/api/notices.csv', 'notice.write', notices.noticeListQuerySchema),
  createNoticeFile: create('/api/notice-files', 'notice.write', {
    summary: 'Upload the PDF of a notice',
    upload: pdf,
    answer: uploadedPdfSchema,
  }),
  readNoticeFile: get('/api/notices/{id}/pdf', 'notice-file.read', {
    summary: 'The PDF of a notice that the caller may read',
    contentType: 'application/pdf',
    isMadeFile: false,
  }),
  listClassNotices: get('/api/faculty/{id}/notices', 'class-notice.write', {
    summary: 'What a teacher has written to own classes, newest first',
    answer: z.array(answer),
  }),
  createClassNotice: create('/api/faculty/{id}/notices', 'class-notice.write', {
    summary:
      'Write to a class that the teacher has in this academic year; its students and their guardians read it at once',
    /** What a teacher writes to an own class: it is published at once. */
    body: z.object({
      year: z.enum(years, 'Choose the class'),
      title: notices.noticeFields.title.input,
      text: notices.noticeFields.text.input,
      titleTe: notices.noticeFields.titleTe.input,
      textTe: notices.noticeFields.textTe.input,
      until: notices.noticeFields.until.input,
    }),
    answer,
  }),
  deleteClassNotice: remove('/api/faculty/{id}/notices/{noticeId}', 'class-notice.write', {
    summary: 'Take back what was written to a class',
  }),
  readSiteState: get('/api/site-state', 'notice.write', {
    summary: 'Whether the site shows all that is published',
    /** Whether and why the site shows less than what is published. */
    answer: z.object({
      /** A sentence for the office; null where all is well. */
      problem: z.nullable(z.string()),
    }),
  }),
};
