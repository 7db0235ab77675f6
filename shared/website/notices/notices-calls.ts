import * as z from 'zod/mini';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { idText } from '#shared/kit/ids.ts';
import { uploadedPdfLimit, uploadedPdfSchema } from '#shared/kit/uploaded-pdfs.ts';
import * as notices from '#shared/website/notices/notices.ts';
import { publicationInputSchema } from '#shared/website/publications.ts';

const answer = notices.noticeSchema;
const save = { body: notices.noticeInputSchema, answer };
const pdf = { maxBytes: uploadedPdfLimit, contentType: 'application/pdf' };

export const noticeCalls = {
  listNotices: get(
    '/api/notices',
    'notice.read',
    'Notices: all for the office, for others those published for them',
    { query: notices.noticeListQuerySchema, answer: z.array(answer), offline: true },
  ),
  exportNotices: exportFile('/api/notices.csv', 'notice.write', notices.noticeListQuerySchema),
  findNotice: get('/api/notices/{id}', 'notice.read', 'One notice', { answer }),
  createNotice: create('/api/notices', 'notice.write', 'Make a notice, as a draft', save),
  updateNotice: update(
    '/api/notices/{id}',
    'notice.write',
    'Change a notice; readers see the change when it is published. With If-Match only this version of it',
    save,
  ),
  deleteNotice: remove('/api/notices/{id}', 'notice.write', 'Take a notice back and remove it'),
  listPublications: get(
    '/api/notices/{id}/publications',
    'notice.write',
    'What was published of a notice and when, newest first',
    { answer: z.array(notices.noticePublicationSchema) },
  ),
  createPublication: create(
    '/api/notices/{id}/publications',
    'website.publish',
    'Publish a notice, or bring back an earlier publication of it',
    { body: publicationInputSchema, answer },
  ),
  endPublication: remove('/api/notices/{id}/publication', 'website.publish', 'Take a notice back'),
  previewNotice: get(
    '/api/notices/{id}/preview',
    'notice.write',
    'The page of the notices as it would be with this notice as it stands',
    { contentType: 'text/html; charset=utf-8' },
  ),
  createNoticeFile: create('/api/notice-files', 'notice.write', 'Upload the PDF of a notice', {
    upload: pdf,
    answer: uploadedPdfSchema,
  }),
  readNoticeFile: get(
    '/api/notices/{id}/pdf',
    'notice-file.read',
    'The PDF of a notice that the caller may read',
    {
      contentType: 'application/pdf',
      isMadeFile: false,
    },
  ),
  listClassNotices: get(
    '/api/faculty/{id}/notices',
    'class-notice.write',
    'What a teacher has written to own classes, newest first',
    { answer: z.array(answer) },
  ),
  createClassNotice: create(
    '/api/faculty/{id}/notices',
    'class-notice.write',
    'Write to a class that the teacher has in this academic year; its students and their guardians read it at once',
    { body: notices.classNoticeInputSchema, answer },
  ),
  deleteClassNotice: remove(
    '/api/faculty/{id}/notices/{noticeId}',
    'class-notice.write',
    'Take back what was written to a class',
    { params: z.object({ id: idText, noticeId: idText }) },
  ),
  readSiteState: get('/api/site-state', 'notice.write', 'Whether the site shows all that is published', {
    answer: notices.siteStateSchema,
  }),
};
