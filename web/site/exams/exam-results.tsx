import type { ExamLink } from '#shared/website/exams/exam-links.ts';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { ResourceRows } from './resource-rows.tsx';
import { TabHeading } from './tab-heading.tsx';

/** Published results, before the way to the student's own. */
export function ExamResults({ links }: { links: readonly ExamLink[] }) {
  const { heading, text, download, help } = useWords('exams').examHub.results;
  return (
    <div className="max-w-text">
      <TabHeading heading={heading} />
      {links.length > 0 && <ResourceRows links={links} />}
      <p className={`${links.length > 0 ? 'mt-8' : 'mt-4'} text-lg`}>{text}</p>
      <ButtonLink link={download} className="mt-6" />
      <p className="mt-6 text-ink-soft">
        {help.before}
        <a href={`mailto:${help.email}`} className="text-teal underline underline-offset-4">
          {help.email}
        </a>
        {help.after}
      </p>
    </div>
  );
}
