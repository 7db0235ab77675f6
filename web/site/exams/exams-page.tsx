import { type ExamTab, examTabs, routes } from '#shared/routes.ts';
import { isForExamHub, publicNotices } from '#shared/website/notices/published-notices.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Faq } from '#web/site/parts/faq.tsx';
import { TabLinks } from '#web/site/parts/links/tab-links.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import type { Shown } from '#web/site/parts/shown.ts';
import { ExamNotices } from './exam-notices.tsx';
import { ExamResources } from './exam-resources.tsx';
import { ExamResults } from './exam-results.tsx';
import { ExamSchedule } from './exam-schedule.tsx';
import { linksOf } from './resource-rows.tsx';

type Lists = Shown<'exams' | 'examLinks' | 'notices'>;

function Panel({ tab, exams, examLinks, notices, today, previewId }: Lists & { tab: ExamTab }) {
  const isPreview = [
    ...exams.map(({ recordId }) => recordId),
    ...examLinks.filter((link) => link.tab === tab).map(({ id }) => id),
  ].some((id) => id === previewId);
  return (
    <>
      {isPreview && <PreviewNote />}
      {tab === 'schedule' && <ExamSchedule exams={exams} />}
      {tab === 'results' && <ExamResults links={linksOf(examLinks, tab)} />}
      {tab === 'resources' && <ExamResources links={linksOf(examLinks, tab)} />}
      {tab === 'notices' && (
        <ExamNotices notices={publicNotices(notices, today).current.filter(isForExamHub)} />
      )}
    </>
  );
}

/** @param tab that of the path; the hub itself opens the first */
export function ExamsPage({ tab, ...shown }: Lists & { tab: ExamTab }) {
  const { examFaq, examHub, examTabNames } = useWords('exams');
  const tabs = examTabs.map((examTab) => ({ label: examTabNames[examTab], url: routes.examTab(examTab) }));
  return (
    <>
      <PageHeader title={examHub.title} lead={examHub.lead} picture={examHub.header} />
      <TabLinks
        label={examHub.tabsLabel}
        items={tabs}
        current={routes.examTab(tab)}
        className="page-width mt-4 max-sm:px-2"
      />
      <div className="page-width py-10 lg:py-14 print:py-2">
        <Panel tab={tab} {...shown} />
      </div>
      <section className="bg-sand print:hidden">
        <div className="page-width section-space grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <SectionHeading>{examHub.faqHeading}</SectionHeading>
          <Faq items={examFaq} name="exam-faq" />
        </div>
      </section>
    </>
  );
}
