import { get } from '#shared/kit/call.ts';
import { examLinkSchemas } from '#shared/website/exams/exam-links.ts';
import { publishedResource } from '#shared/website/published-resource.ts';

export const examLinkNames = { one: 'ExamLink', many: 'ExamLinks' } as const;

export const examLinkCalls = {
  ...publishedResource(examLinkNames, 'exam-links', 'a link of the examination hub', examLinkSchemas),
  readExamLinkFile: get('/api/exam-links/{id}/pdf', 'exam-link-file.read', {
    summary: 'The PDF of a link of the examination hub; for visitors only of a published one',
    contentType: 'application/pdf',
    isMadeFile: false,
  }),
};
