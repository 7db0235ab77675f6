import type { ExamLink } from '#shared/website/exams/exam-links.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { addressOf, ResourceRows } from './resource-rows.tsx';
import { TabHeading } from './tab-heading.tsx';

export function ExamResources({ links }: { links: readonly ExamLink[] }) {
  const { heading, empty, text, publishedText } = useWords('exams').examHub.resources;
  if (links.length === 0) return <TabHeading heading={heading} empty={empty} />;
  const areOurPages = links.every((link) => addressOf(link).startsWith('/resources/'));
  return (
    <>
      <TabHeading heading={heading} />
      <p className="mt-4 max-w-text text-lg text-ink-soft">{areOurPages ? text : publishedText}</p>
      <ResourceRows links={links} />
    </>
  );
}
