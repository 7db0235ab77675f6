import { examFaq, examHub, examTabNames } from '#content/en/exams.ts';
import { type ExamTab, examTabs, routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Faq } from '#web/site/parts/faq.tsx';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import { Slot } from '#web/site/parts/slot.tsx';
import { TabLinks } from '#web/site/parts/tab-links.tsx';
import { ExamNotices } from './exam-notices.tsx';
import { ExamResources } from './exam-resources.tsx';
import { ExamResults } from './exam-results.tsx';
import { ExamSchedule } from './exam-schedule.tsx';

const panels = {
  schedule: () => (
    <Slot name="exam-schedule">
      <ExamSchedule />
    </Slot>
  ),
  results: () => (
    <Slot name="exam-results">
      <ExamResults />
    </Slot>
  ),
  resources: () => (
    <Slot name="exam-resources">
      <ExamResources />
    </Slot>
  ),
  notices: () => (
    <Slot name="exam-notices">
      <ExamNotices />
    </Slot>
  ),
} satisfies Record<ExamTab, unknown>;

const tabs = examTabs.map((tab) => ({ label: examTabNames[tab], url: routes.examTab(tab) }));

/** @param path the hub itself, or the address of the tab */
export function ExamsPage({ path, tab }: { path: string; tab: ExamTab }) {
  const Panel = panels[tab];
  return (
    <>
      <PageHeader path={path} title={examHub.title} lead={examHub.lead} picture={examHub.header} />
      <TabLinks
        label={examHub.tabsLabel}
        items={tabs}
        current={routes.examTab(tab)}
        className="page-width mt-4 max-sm:px-2"
      />
      <div className="page-width py-10 lg:py-14 print:py-2">
        <Panel />
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
