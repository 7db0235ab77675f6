// What the office has published in the examination hub.
import { examHub } from '#content/en/exams.ts';
import { examLinkPdf } from '#shared/routes.ts';
import type { Exam, ResourceLink } from '#shared/website/content.ts';
import type { ExamLink, ExamLinkTab } from '#shared/website/exam-links.ts';
import type { PublishedExam } from '#shared/website/published-exams.ts';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { ExamResources } from './exam-resources.tsx';
import { ExamResults } from './exam-results.tsx';
import { ExamSchedule } from './exam-schedule.tsx';

interface PublishedExamLinksProps {
  links: readonly ExamLink[];
  tab: ExamLinkTab;
  previewId?: string | undefined;
}

/** The links of one tab in the office's order. */
export function linksOf(links: readonly ExamLink[], tab: ExamLinkTab): ExamLink[] {
  return links
    .filter((link) => link.tab === tab)
    .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}

export const addressOf = ({ id, link, file }: ExamLink) => (file ? examLinkPdf(id) : link);

interface PublishedScheduleProps {
  exams: readonly (Exam | PublishedExam)[];
  previewId?: string | undefined;
}

export function PublishedSchedule({ exams, previewId }: PublishedScheduleProps) {
  return (
    <>
      {exams.some((exam) => 'sessionId' in exam && exam.sessionId === previewId) && <PreviewNote />}
      <ExamSchedule exams={exams} />
    </>
  );
}

export function PublishedExamLinks({ links, tab, previewId }: PublishedExamLinksProps) {
  const shown = linksOf(links, tab);
  const rows = shown.map((link): ResourceLink => {
    const { title, file } = link;
    const size = file && ` (PDF, ${Math.max(1, Math.round(file.bytes / 1024))} kB)`;
    return { resourcesTitle: `${title}${size ?? ''}`, resourcesLink: addressOf(link) };
  });
  return (
    <>
      {shown.some(({ id }) => id === previewId) && <PreviewNote />}
      {tab === 'results' ? (
        <ExamResults links={rows} />
      ) : (
        <ExamResources links={rows} text={examHub.resources.publishedText} />
      )}
    </>
  );
}
