import { examHub, resourceLinks } from '#content/en/exams.ts';
import type { ResourceLink } from '#shared/website/content.ts';
import { ResourceRows } from './resource-rows.tsx';
import { TabHeading } from './tab-heading.tsx';

interface ExamResourcesProps {
  /** 'loading' while a list from another source loads; the list of content/ needs no loading. */
  links?: readonly ResourceLink[] | 'loading';
  text?: string;
}

export function ExamResources({ links = resourceLinks, text = examHub.resources.text }: ExamResourcesProps) {
  const { heading, empty, loading } = examHub.resources;
  if (links === 'loading') return <TabHeading heading={heading} empty={loading} />;
  if (links.length === 0) return <TabHeading heading={heading} empty={empty} />;
  return (
    <>
      <TabHeading heading={heading} />
      <p className="mt-4 max-w-text text-lg text-ink-soft">{text}</p>
      <ResourceRows links={links} />
    </>
  );
}
