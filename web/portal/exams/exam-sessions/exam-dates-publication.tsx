import { useQuery } from '@tanstack/react-query';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
import { examPublication, examPublicationQuery } from './exam-publication.ts';

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
