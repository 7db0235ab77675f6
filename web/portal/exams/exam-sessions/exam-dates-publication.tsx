import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import { counted, formatDate } from '#shared/kit/format.ts';
import type { Published } from '#shared/website/publications.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/website/publications/publication-calls.ts';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';

// Whether visitors and students see the dates of an exam session, and how the office changes that.
type DatesOnSite = Published & { name: string };

const examPublicationQuery = ({ id, name }: ExamSession) =>
  queryOptions({
    queryKey: ['exam-sessions', id, 'publication'],
    queryFn: async ({ signal }): Promise<DatesOnSite> => ({
      name,
      ...(await callApi('findExamPublication', { signal, params: { id } })),
    }),
  });

const examPublication: PublicationCalls<DatesOnSite> = {
  key: 'exam-sessions',
  label: ({ name }) => `the dates of ${name}`,
  what: 'the dates',
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewExamSchedule', { id }) }],
  history: async (id, signal) =>
    inWords(await callApi('listExamPublications', { signal, params: { id } }), ({ papers }) => {
      const [first] = papers;
      const last = papers.at(-1);
      return first && last
        ? `${counted(papers.length, 'paper')}, ${formatDate(first.date)} to ${formatDate(last.date)}`
        : '';
    }),
  publish: (id, body, ifMatch) => callApi('createExamPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endExamPublication', { params: { id } }),
};

/** Whether visitors and students see the dates of the session. */
export function ExamDatesPublication({ session }: { session: ExamSession }) {
  const { data } = useQuery(examPublicationQuery(session));
  if (!data) return null;
  const mark = <StateMark record={data} />;
  return (
    <PublicationPanel
      title="Dates on the website and for students"
      {...{ calls: examPublication, record: data, isDirty: false, mark }}
    />
  );
}
