import type { Handlers } from '#server/context.ts';
import { readUploadedPdf } from '#server/db/files.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { orNotFound } from '#server/errors.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { answerPdf, refuseUnknownFile } from '#server/rules/website/uploaded-files.ts';
import { mayAll } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import type { ExamLink } from '#shared/website/exams/exam-links.ts';
import { examLinkNames } from '#shared/website/exams/exam-links-calls.ts';

export const examLinkHandlers = {
  ...publishedRecordHandlers(examLinkNames, {
    noun: 'exam-link',
    list: 'examLinks',
    rows: examLinks,
    refuseUnknown: (db, input) => refuseUnknownFile(db, (input as { fileId: string | null }).fileId), // the input of a link
    preview: (link: ExamLink) => ({
      page: routes.examTab(link.tab),
      change: (content) => ({
        ...content,
        examLinks: [link, ...content.examLinks.filter(({ id }) => id !== link.id)],
        previewId: link.id,
      }),
    }),
  }),

  readExamLinkFile: async ({ db, params, session, reply }) => {
    const read =
      session !== null && mayAll('website.write', session, true) ? examLinks.find : examLinks.findLive;
    const link = await read(db, params.id);
    const file = orNotFound(link?.fileId ? await readUploadedPdf(db, link.fileId) : undefined, 'PDF');
    return answerPdf(reply, file);
  },
} satisfies Partial<Handlers>;
