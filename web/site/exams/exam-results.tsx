import { examHub } from '#content/en/exams.ts';
import type { ResourceLink } from '#shared/website/content.ts';
import { ButtonLink } from '#web/site/parts/button-link.tsx';
import { ResourceRows } from './resource-rows.tsx';
import { TabHeading } from './tab-heading.tsx';

interface ExamResultsProps {
  /** Published results, before the way to the student's own. */
  links?: readonly ResourceLink[];
}

const noLinks: readonly ResourceLink[] = [];

export function ExamResults({ links = noLinks }: ExamResultsProps) {
  const { heading, text, download, help } = examHub.results;
  return (
    <div className="max-w-text">
      <TabHeading heading={heading} />
      {links.length > 0 && <ResourceRows links={links} />}
      <p className={`${links.length > 0 ? 'mt-8' : 'mt-4'} text-lg`}>{text}</p>
      <ButtonLink href={download.url} className="mt-6">
        {download.label}
      </ButtonLink>
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
