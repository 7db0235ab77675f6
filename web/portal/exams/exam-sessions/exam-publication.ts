// Whether visitors and students see the dates of an exam session, and how the office changes that.
import { queryOptions } from '@tanstack/react-query';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { Published } from '#shared/website/publications.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/website/publications/publication-calls.ts';

type DatesOnSite = Published & { name: string };

export const examPublicationQuery = ({ id, name }: ExamSession) =>
  queryOptions({
    queryKey: ['exam-sessions', id, 'publication'],
    queryFn: async ({ signal }): Promise<DatesOnSite> => ({
      name,
      ...(await callApi('findExamPublication', { signal, params: { id } })),
    }),
  });

export const examPublication: PublicationCalls<DatesOnSite> = {
  key: 'exam-sessions',
  label: ({ name }) => `the dates of ${name}`,
  what: 'the dates',
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamSchedule', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listExamPublications', { signal, params: { id } }), ({ papers }) => {
      const [first] = papers;
      const last = papers.at(-1);
      return first && last
        ? `${papers.length} papers, ${formatDate(first.date)} to ${formatDate(last.date)}`
        : '';
    }),
  publish: (id, body, ifMatch) => callApi('createExamPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamPublication', { params: { id } }),
};
